import { type AreaUnit, squareFeetIn } from '#platform/units/area-units.ts';
import type { Canvas, Layout, Rectangle } from './layout.ts';
import type { Plot } from './plot.ts';
import { element, path } from './svg.ts';

export function drawGround({ plot: { x, y, width, height } }: Layout): string {
  return element('rect', { class: 'plot', x, y, width, height });
}

/** Dashed where the shape is only supposed, broken where a side is shortened, a gate in front. */
export function drawOutline({ told }: Plot, { plot, isShortened }: Layout, canvas: Canvas): string {
  const { x, y, width, height } = plot;
  const gate = Math.min(width * 0.4, canvas.text * 2.4);
  const supposed = told === 'both' ? '' : ' supposed';
  return [
    element('rect', { class: `outline${supposed}`, x, y, width, height }),
    isShortened ? drawBreak(plot) : '',
    element('path', {
      class: 'gate',
      d: path`M${x + (width - gate) / 2} ${y + height}h${gate}`,
    }),
  ].join('');
}

/** The zigzag across a plot by which drawings leave out a part of its length. */
function drawBreak({ x, y, width, height }: Rectangle): string {
  const isLying = width > height;
  const step = Math.min(width, height) / 4;
  const jag = step / 2;
  const d = isLying
    ? path`M${x + width / 2} ${y - jag}l${jag} ${step}l${-2 * jag} ${step}l${2 * jag} ${step}l${-2 * jag} ${step}l${jag} ${2 * jag}`
    : path`M${x - jag} ${y + height / 2}l${step} ${jag}l${step} ${-2 * jag}l${step} ${2 * jag}l${step} ${-2 * jag}l${2 * jag} ${jag}`;
  return element('path', { class: 'break', d }) + element('path', { class: 'gap', d });
}

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
