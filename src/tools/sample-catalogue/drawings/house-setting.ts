import { type Block, sidePatch } from './block.ts';
import { GLASS, LAMP, type Paint } from './paint.ts';
import { HEIGHT, rect, times, WIDTH } from './shapes.ts';

export const LAWN = '#93ad63';

/** Wider than any camera shows. */
export function houseGround(horizon = 720): string {
  return rect(-200, horizon, WIDTH + 400, HEIGHT, LAWN);
}

export function sideWindows(
  block: Block,
  floors: number,
  floorHeight: number,
  lit: boolean,
  paint: Paint,
): string {
  return times(floors, (floor) => {
    const top = block.base - (floor + 1) * floorHeight + floorHeight * 0.3;
    const bottom = top + floorHeight * 0.42;
    return (
      sidePatch(block, 0.28, 0.72, top - 10, bottom + 8, paint.trimShade) +
      sidePatch(block, 0.32, 0.68, top, bottom, lit ? LAMP : GLASS) +
      sidePatch(block, 0.2, 0.8, top - 22, top - 10, paint.trimShade)
    );
  });
}
