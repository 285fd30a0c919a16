import { fill } from '#language/fill.ts';
import type { UnitWords } from '#units/words/english-units.ts';

export function feetText(feet: number, { amounts }: UnitWords): string {
  return fill(amounts.feet, { amount: Math.round(feet * 100) / 100 });
}
