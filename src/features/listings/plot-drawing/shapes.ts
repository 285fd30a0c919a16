import type { Canvas } from './layout.ts';

/** The pictures that pages show, in their pixels: of a card, of a phone, of a wide screen. */
export const SHAPES = {
  card: { width: 288, height: 216, text: 14 },
  phone: { width: 390, height: 219, text: 14, hasLegend: true },
  wide: { width: 864, height: 486, text: 18, hasLegend: true },
} as const satisfies Record<string, Canvas>;

export type Shape = keyof typeof SHAPES;

export function shapeNamed(name: string | null): Canvas | undefined {
  const shapes: Readonly<Record<string, Canvas>> = SHAPES;
  return name !== null && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
}
