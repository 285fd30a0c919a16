import type { Canvas } from './layout.ts';

/** The pictures that pages show, in their pixels: four of cards, of a phone, of a wide screen. */
export const SHAPES = {
  framed: { width: 288, height: 216, text: 14 },
  slim: { width: 288, height: 162, text: 13 },
  tall: { width: 288, height: 360, text: 15 },
  strip: { width: 288, height: 115, text: 12 },
  phone: { width: 390, height: 219, text: 14, hasLegend: true },
  wide: { width: 864, height: 486, text: 18, hasLegend: true },
} as const satisfies Record<string, Canvas>;

export type Shape = keyof typeof SHAPES;

export function shapeNamed(name: string | null): Canvas | undefined {
  const shapes: Readonly<Record<string, Canvas>> = SHAPES;
  return name !== null && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
}
