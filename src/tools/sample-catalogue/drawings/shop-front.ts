import { word } from './letters.ts';
import { LAMP } from './paint.ts';
import type { Random } from './seeded-random.ts';
import { type Box, path, polygon, rect, times } from './shapes.ts';
import type { Trade } from './shop-stock.ts';

const BOARDS = [
  ['#2f6b3f', '#fbf6ea'],
  ['#9c4430', '#fbf0d8'],
  ['#e3b23c', '#4a3320'],
  ['#2f4f6b', '#f6efdf'],
  ['#f4ead2', '#8f3f2d'],
  ['#4a4743', '#f3d48a'],
] as const;

export function signBoard(random: Random, { x, y, width, height }: Box, text: string): string {
  const [ground, letters] = random.pick(BOARDS);
  return (
    rect(x, y, width, height, ground) +
    rect(
      x + 6,
      y + 6,
      width - 12,
      height - 12,
      'none',
      `stroke="${letters}" stroke-width="2" opacity="0.5"`,
    ) +
    word(text, x + width * 0.08, y + height * 0.26, width * 0.84, height * 0.48, letters)
  );
}

export function awning({ x, y, width, height }: Box, colour: string): string {
  const count = Math.max(4, Math.round(width / 46));
  const step = width / count;
  const slant = (at: number) => x + at * step + (at - count / 2) * step * 0.07;
  return times(count, (index) => {
    const fill = index % 2 === 0 ? colour : '#f7efdf';
    const [a, b] = [slant(index), slant(index + 1)];
    return (
      polygon(
        [
          [x + index * step, y],
          [x + (index + 1) * step, y],
          [b, y + height],
          [a, y + height],
        ],
        fill,
      ) +
      path(`M${a} ${y + height}a${(b - a) / 2} ${(b - a) / 2.4} 0 0 0 ${b - a} 0Z`, fill) +
      path(
        `M${a} ${y + height}a${(b - a) / 2} ${(b - a) / 2.4} 0 0 0 ${b - a} 0Z`,
        '#2b2a26',
        'opacity="0.14"',
      )
    );
  });
}

/** `closed` is 0 for an open shutter and 1 for a closed one. */
export function shutter({ x, y, width, height }: Box, colour: string, closed: number): string {
  const down = height * closed;
  return (
    rect(x, y, width, down, colour) +
    times(Math.floor(down / 14), (index) =>
      rect(x, y + index * 14, width, 4, '#2b2a26', 'opacity="0.16"'),
    ) +
    rect(x, y + down - 14, width, 14, '#2b2a26', 'opacity="0.4"')
  );
}

export function shopFront(random: Random, place: Box, trade: Trade, lit: boolean): string {
  const { x, y, width, height } = place;
  return (
    rect(x, y, width, height, lit ? LAMP : '#e8d3a8') +
    rect(x, y, width, height * 0.1, '#2b2a26', 'opacity="0.25"') +
    trade.stock(random, place)
  );
}
