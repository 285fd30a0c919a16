import type { Random } from './seeded-random.ts';
import { type Point, polygon, rect, times, WIDTH } from './shapes.ts';

/** Ground in perspective. */
export interface Ground {
  readonly horizon: number;
  /** The x of the vanishing point. */
  readonly vanishing: number;
  /** The lower edge, below what any camera shows. */
  readonly bottom: number;
}

/** Rows reach this far to both sides at the lower edge, to fill the drawing near the horizon. */
const REACH = 7000;

/** A point of the row that starts at `x`; `away` is 0 at the lower edge and 1 at the horizon. */
export function onGround(ground: Ground, x: number, away: number): Point {
  return [
    x + (ground.vanishing - x) * away,
    ground.bottom + (ground.horizon - ground.bottom) * away,
  ];
}

function sizeAt(away: number): number {
  return 1 - away;
}

/** The whole ground in one colour, with rows in the other colours in turn. */
export function stripes(
  ground: Ground,
  colours: readonly [string, ...string[]],
  width: number,
): string {
  const count = Math.ceil((2 * REACH) / width);
  const left = ground.vanishing - REACH;
  return (
    plain(ground, colours[0]) +
    times(count, (index) =>
      patch(
        ground,
        left + index * width,
        left + (index + 1) * width + 2,
        0,
        1,
        colours[index % colours.length] ?? colours[0],
      ),
    )
  );
}

export function plain(ground: Ground, colour: string): string {
  return rect(-300, ground.horizon, WIDTH + 600, ground.bottom - ground.horizon, colour);
}

export function belt(ground: Ground, from: number, to: number, fill: string, more = ''): string {
  const [, near] = onGround(ground, 0, from);
  const [, far] = onGround(ground, 0, to);
  return rect(-300, far, WIDTH + 600, near - far, fill, more);
}

/** Draws the farthest plants first, so that nearer ones cover them. */
export function plants(
  ground: Ground,
  random: Random,
  spacing: number,
  ranks: number,
  draw: (at: Point, size: number) => string,
): string {
  return times(ranks, (rank) => {
    const away = 0.93 - (rank / ranks) * 0.93;
    const size = sizeAt(away);
    const reach = 1100 / size;
    const count = Math.floor((2 * reach) / spacing);
    return times(count, (index) => {
      const x =
        ground.vanishing - reach + (index + 0.5) * spacing + random.between(-0.12, 0.12) * spacing;
      return draw(onGround(ground, x, away), size);
    });
  });
}

export function patch(
  ground: Ground,
  left: number,
  right: number,
  from: number,
  to: number,
  fill: string,
  more = '',
): string {
  return polygon(
    [
      onGround(ground, left, from),
      onGround(ground, right, from),
      onGround(ground, right, to),
      onGround(ground, left, to),
    ],
    fill,
    more,
  );
}
