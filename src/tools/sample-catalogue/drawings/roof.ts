import { type Block, onSide, sidePatch, slab, walls } from './block.ts';
import { jaali, windowPane } from './openings.ts';
import { METAL, type Paint } from './paint.ts';
import { railing } from './railing.ts';
import type { Random } from './seeded-random.ts';
import { line, path, polygon, rect, times } from './shapes.ts';
import { pickRailing } from './storey.ts';

export function waterTank(x: number, base: number, size: number, colour: string): string {
  const top = base - size * 1.25;
  return (
    rect(x - size * 0.42, base - size * 0.3, 8, size * 0.3, METAL) +
    rect(x + size * 0.36, base - size * 0.3, 8, size * 0.3, METAL) +
    rect(x - size * 0.5, top + size * 0.12, size, size * 0.85, colour, `rx="${size * 0.08}"`) +
    path(
      `M${x - size * 0.46} ${top + size * 0.14}Q${x} ${top - size * 0.16} ${x + size * 0.46} ${top + size * 0.14}Z`,
      colour,
    ) +
    times(3, (index) =>
      rect(x - size * 0.5, top + size * (0.3 + index * 0.2), size, 5, '#2b2a26', 'opacity="0.25"'),
    ) +
    rect(x - size * 0.12, top - size * 0.04, size * 0.24, size * 0.08, '#2b2a26')
  );
}

const TANKS = ['#2f2f30', '#3f3f42', '#e9e4d6', '#4a6a86'] as const;

export function flatRoof(random: Random, block: Block, paint: Paint, lit: boolean): string {
  const top = block.base - block.height;
  const stairs: Block = {
    ...block,
    x: block.x + block.width * (block.side === 'right' ? 0.58 : 0.14),
    width: block.width * 0.28,
    base: top,
    height: 120,
    depth: block.depth * 0.6,
  };
  const tankX = block.x + block.width * (block.side === 'right' ? 0.24 : 0.8);
  const parapet = { x: block.x, y: top - 50, width: block.width, height: 50 };
  return (
    walls(stairs, paint.wall, paint.wallShade) +
    windowPane({ x: stairs.x + 24, y: top - 84, width: 52, height: 40 }, paint, lit) +
    jaali({ x: stairs.x + stairs.width - 84, y: top - 96, width: 62, height: 56 }, paint) +
    slab(stairs, top - 132, 16, paint.trim, paint.trimShade) +
    (random.chance(0.5)
      ? waterTank(stairs.x + stairs.width * 0.5, top - 132, 62, random.pick(TANKS))
      : waterTank(tankX, top - 4, 78, random.pick(TANKS))) +
    (random.chance(0.55)
      ? sidePatch(block, 0, 1, top - 44, top, paint.wallShade) +
        rect(block.x, top - 44, block.width, 46, paint.wall) +
        slab(block, top - 56, 14, paint.trim, paint.trimShade, 8) +
        times(3, (index) =>
          rect(
            block.x + block.width * (0.08 + index * 0.31),
            top - 34,
            block.width * 0.22,
            22,
            paint.wallShade,
          ),
        )
      : railingOnSide(block, top) + railing(pickRailing(random), parapet, paint)) +
    slab(block, top - 6, 18, paint.trim, paint.trimShade, 26)
  );
}

function railingOnSide(block: Block, top: number): string {
  return (
    line(onSide(block, 0, top - 48), onSide(block, 1, top - 48), '#5a5f61', 6) +
    times(8, (index) =>
      line(onSide(block, index / 8, top - 48), onSide(block, index / 8, top), '#5a5f61', 4),
    )
  );
}

export function tiledRoof(block: Block, rise: number, tile: string, tileShade: string): string {
  const top = block.base - block.height;
  const over = 40;
  const sideways = block.side === 'right' ? 1 : -1;
  const [left, right] = [block.x - over, block.x + block.width + over];
  const far = onSide(block, 1, top);
  const ridge = top - rise;
  const [ridgeLeft, ridgeRight] =
    block.side === 'right' ? [left + 90, right - 20] : [left + 20, right - 90];
  const eaveEnd = block.side === 'right' ? right : left;
  const ridgeEnd = block.side === 'right' ? ridgeRight : ridgeLeft;
  return (
    polygon(
      [
        [eaveEnd, top + 8],
        [far[0] + sideways * 26, far[1] + 8],
        [ridgeEnd + sideways * 40, ridge + 14],
        [ridgeEnd, ridge],
      ],
      tileShade,
    ) +
    polygon(
      [
        [left, top + 8],
        [right, top + 8],
        [ridgeRight, ridge],
        [ridgeLeft, ridge],
      ],
      tile,
    ) +
    times(6, (row) => {
      const at = (row + 0.6) / 6.4;
      const [a, b] = [ridgeLeft + (left - ridgeLeft) * at, ridgeRight + (right - ridgeRight) * at];
      const y = ridge + (top + 8 - ridge) * at;
      return rect(a, y, b - a, 5, tileShade);
    }) +
    rect(ridgeLeft, ridge - 8, ridgeRight - ridgeLeft, 12, tileShade) +
    rect(left, top + 6, right - left, 12, '#fbf6ea')
  );
}
