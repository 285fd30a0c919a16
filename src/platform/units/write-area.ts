import type { Message } from '#platform/language/messages.ts';
import type { AreaUnit } from './area-units.ts';

export interface AreaStyle {
  /** For an area of exactly one, and for every other. */
  readonly areas: Readonly<
    Record<AreaUnit, { readonly one: Message<'amount'>; readonly other: Message<'amount'> }>
  >;
  readonly marlasInKanal: number;
  format(value: number, maximumFractionDigits: number): string;
}

/**
 * `10 marla`, `12 kanal 5 marla`, `2.5 acre`: kanals with whole marlas are said with them.
 * Pages carry a copy of it as text, so it must not use anything outside its body.
 */
export function writeArea(
  value: number,
  unit: AreaUnit,
  { areas, marlasInKanal, format }: AreaStyle,
): string {
  const counted = (count: number, unit: AreaUnit) => {
    // Areas below one would lose too much to two digits.
    const digits = unit === 'sqft' && count >= 10 ? 0 : count < 1 ? 4 : 2;
    const { one, other } = areas[unit];
    return (count === 1 ? one : other).replace('{amount}', format(count, digits));
  };
  const marlas = Math.round(value * marlasInKanal);
  const kanals = Math.floor(marlas / marlasInKanal);
  const rest = marlas % marlasInKanal;
  const isWhole = Math.abs(value * marlasInKanal - marlas) < 1e-6;
  return unit === 'kanal' && isWhole && kanals > 0 && rest > 0
    ? `${counted(kanals, 'kanal')} ${counted(rest, 'marla')}`
    : counted(value, unit);
}
