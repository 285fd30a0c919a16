import { type AreaUnit, squareFeetIn } from '#units/area-units.ts';
import type { Layout } from './layout.ts';
import type { Plot } from './plot.ts';
import { element, path } from './svg.ts';

export interface Grid {
  /** What one square is. */
  readonly unit: AreaUnit;
  /** Its side in the drawing. */
  readonly side: number;
}

const UNITS = ['marla', 'kanal', 'acre'] as const satisfies readonly AreaUnit[];
const SMALLEST_SIDE = 9;
const MOST_SQUARES = 24;

/** The smallest unit whose squares can be told apart; none if not even two fit. */
export function gridOf(
  { squareFeetPerMarla }: Plot,
  { plot: { width, height }, scale, isShortened }: Layout,
): Grid | undefined {
  if (isShortened) return undefined;
  const longest = Math.max(width, height);
  return UNITS.map((unit) => ({
    unit,
    side: Math.sqrt(squareFeetIn(unit, squareFeetPerMarla)) * scale,
  })).find(
    ({ side }) => side >= SMALLEST_SIDE && longest / side <= MOST_SQUARES && longest / side >= 1.5,
  );
}

/** Squares begin at the front on the left. */
export function drawGrid({ side }: Grid, { plot: { x, y, width, height } }: Layout): string {
  const upright = steps(width, side).map((at) => path`M${x + at} ${y}v${height}`);
  const lying = steps(height, side).map((at) => path`M${x} ${y + height - at}h${width}`);
  return element('path', { class: 'grid', d: [...upright, ...lying].join('') });
}

function steps(length: number, side: number): number[] {
  return Array.from({ length: Math.ceil(length / side) - 1 }, (_, index) => (index + 1) * side);
}
