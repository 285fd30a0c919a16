import type { Random } from './seeded-random.ts';
import { type Point, polygon, rect, times, WIDTH } from './shapes.ts';

/** Ground that runs away to a vanishing point at the horizon. */
export interface Ground {
  readonly horizon: number;
  /** Where rows meet, left to right. */
  readonly vanishing: number;
  /** The lower edge, beyond what any camera sees. */
  readonly bottom: number;
}

/** How far rows reach to both sides of the vanishing point at the lower edge: near the horizon they must still fill the picture. */
const REACH = 7000;

/** The point of the ground that lies `away` (0 at the lower edge, 1 at the horizon) on the row that starts at `x`. */
export function onGround(ground: Ground, x: number, away: number): Point {
  return [
    x + (ground.vanishing - x) * away,
    ground.bottom + (ground.horizon - ground.bottom) * away,
  ];
}

/** How large things look that far away. */
function sizeAt(away: number): number {
  return 1 - away;
}

/** The whole ground in one colour, with rows in turn in the given colours. */
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

/** A belt right across the ground between two distances. */
export function belt(ground: Ground, from: number, to: number, fill: string, more = ''): string {
  const [, near] = onGround(ground, 0, from);
  const [, far] = onGround(ground, 0, to);
  return rect(-300, far, WIDTH + 600, near - far, fill, more);
}

/** Calls `draw` for plants along the rows, the farthest first, so that nearer ones cover them. */
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

/** A patch of the ground between two rows and two distances. */
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
