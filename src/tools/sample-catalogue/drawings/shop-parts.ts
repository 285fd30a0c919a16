import type { Place } from './house-parts.ts';
import { word } from './letters.ts';
import { GLASS, GLASS_LIGHT, LAMP } from './paint.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, path, polygon, rect, stroke, times } from './shapes.ts';

const BOARDS = [
  ['#2f6b3f', '#fbf6ea'],
  ['#9c4430', '#fbf0d8'],
  ['#e3b23c', '#4a3320'],
  ['#2f4f6b', '#f6efdf'],
  ['#f4ead2', '#8f3f2d'],
  ['#4a4743', '#f3d48a'],
] as const;

export function signBoard(random: Random, { x, y, width, height }: Place, text: string): string {
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

/** A cloth awning in stripes, seen from the front. */
export function awning({ x, y, width, height }: Place, colour: string): string {
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

/** A rolling shutter, let down as far as `closed` (0 to 1). */
export function shutter({ x, y, width, height }: Place, colour: string, closed: number): string {
  const down = height * closed;
  return (
    rect(x, y, width, down, colour) +
    times(Math.floor(down / 14), (index) =>
      rect(x, y + index * 14, width, 4, '#2b2a26', 'opacity="0.16"'),
    ) +
    rect(x, y + down - 14, width, 14, '#2b2a26', 'opacity="0.4"')
  );
}

type Stock = (random: Random, place: Place) => string;

const COLOURS = [
  '#c9573f',
  '#e3b23c',
  '#6a9150',
  '#4f7f9b',
  '#d98e4a',
  '#8f5f7f',
  '#f1e3c6',
] as const;

const shelves: Stock = (random, { x, y, width, height }) =>
  times(4, (row) => {
    const base = y + height * (0.24 + row * 0.19);
    return (
      rect(x + 10, base, width - 20, 6, '#8a6a4a') +
      times(Math.floor((width - 40) / 24), (index) => {
        const tall = random.between(18, height * 0.12);
        return rect(
          x + 18 + index * 24,
          base - tall,
          random.between(13, 19),
          tall,
          random.pick(COLOURS),
          'rx="2"',
        );
      })
    );
  });

const cloth: Stock = (random, { x, y, width, height }) =>
  rect(x + 10, y + height * 0.12, width - 20, 6, '#8a6a4a') +
  times(Math.floor((width - 30) / 36), (index) => {
    const long = height * random.between(0.4, 0.6);
    const colour = random.pick(COLOURS);
    return (
      rect(x + 18 + index * 36, y + height * 0.13, 28, long, colour) +
      rect(x + 26 + index * 36, y + height * 0.13, 7, long, '#ffffff', 'opacity="0.22"') +
      rect(x + 18 + index * 36, y + height * 0.13 + long - 12, 28, 7, '#e3b23c')
    );
  }) +
  rect(x + 14, y + height * 0.78, width - 28, height * 0.22, '#b98a5a');

const sacks: Stock = (random, { x, y, width, height }) =>
  shelves(random, { x, y, width, height: height * 0.8 }) +
  times(Math.floor(width / 62), (index) => {
    const left = x + 14 + index * 62;
    const base = y + height;
    return (
      path(`M${left} ${base}q-6 -44 8 -56h36q14 12 8 56Z`, '#d9c29a') +
      ellipse(
        left + 26,
        base - 57,
        22,
        10,
        random.pick(['#e3b23c', '#c9573f', '#efe3c8', '#8fae5a', '#a8744a']),
      )
    );
  });

const glassFront: Stock = (random, { x, y, width, height }) =>
  rect(x, y, width, height, GLASS) +
  polygon(
    [
      [x, y],
      [x + width * 0.4, y],
      [x + width * 0.1, y + height],
      [x, y + height],
    ],
    GLASS_LIGHT,
  ) +
  times(3, (index) =>
    mannequin(
      x + width * (0.2 + index * 0.2),
      y + height * 0.94,
      height * 0.66,
      random.pick(COLOURS),
    ),
  ) +
  rect(x + width * 0.74, y, 6, height, '#4a4743') +
  rect(x + width * 0.77, y + height * 0.45, 6, height * 0.16, '#e9dfca');

export function mannequin(x: number, base: number, height: number, colour: string): string {
  return (
    circle(x, base - height * 0.92, height * 0.075, '#d9b48a') +
    path(
      `M${x - height * 0.13} ${base - height * 0.8}q${height * 0.13} ${-height * 0.07} ${height * 0.26} 0l${height * 0.05} ${height * 0.6}h${-height * 0.36}Z`,
      colour,
    ) +
    rect(x - height * 0.1, base - height * 0.2, height * 0.2, height * 0.2, '#f1e3c6')
  );
}

/** What a shop has on its board and behind it. */
export interface Trade {
  readonly name: string;
  readonly stock: Stock;
}

export const TRADES: readonly Trade[] = [
  { name: 'KIRANA STORE', stock: sacks },
  { name: 'CLOTH HOUSE', stock: cloth },
  { name: 'MEDICOS', stock: shelves },
  { name: 'BOUTIQUE', stock: glassFront },
  { name: 'BOOK DEPOT', stock: shelves },
  { name: 'DRY FRUITS', stock: sacks },
  { name: 'PHULKARI HOUSE', stock: cloth },
  { name: 'BAKERY', stock: shelves },
  { name: 'READYMADES', stock: glassFront },
  { name: 'TOYS', stock: shelves },
  { name: 'SEED STORE', stock: sacks },
];

/** The open front of one shop: its inside and what it sells. */
export function shopFront(random: Random, place: Place, trade: Trade, lit: boolean): string {
  const { x, y, width, height } = place;
  return (
    rect(x, y, width, height, lit ? LAMP : '#e8d3a8') +
    rect(x, y, width, height * 0.1, '#2b2a26', 'opacity="0.25"') +
    trade.stock(random, place)
  );
}

/** A vegetable cart on its four wheels. */
export function handCart(random: Random, x: number, base: number, size: number): string {
  const wheel = (dx: number) =>
    circle(
      x + dx * size,
      base - size * 0.13,
      size * 0.13,
      'none',
      `stroke="#3b3a38" stroke-width="${size * 0.03}"`,
    ) + circle(x + dx * size, base - size * 0.13, size * 0.025, '#3b3a38');
  return (
    ellipse(x + size * 0.5, base, size * 0.55, size * 0.03, '#2f3340', 'opacity="0.2"') +
    wheel(0.18) +
    wheel(0.82) +
    times(13, (index) =>
      circle(
        x + size * (0.12 + (index % 7) * 0.125),
        base - size * (0.42 + Math.floor(index / 7) * 0.07),
        size * 0.06,
        random.pick(['#c9573f', '#e38b3c', '#6a9150', '#e3b23c']),
      ),
    ) +
    rect(x, base - size * 0.4, size, size * 0.12, '#8a5a3b') +
    rect(x, base - size * 0.4, size, size * 0.03, '#a8744a') +
    stroke(
      `M${x + size} ${base - size * 0.34}l${size * 0.14} ${-size * 0.06}`,
      '#8a5a3b',
      size * 0.035,
    )
  );
}

export function scooter(x: number, base: number, size: number, colour: string): string {
  const wheel = (dx: number) =>
    circle(x + dx * size, base - size * 0.15, size * 0.15, '#2f2e2c') +
    circle(x + dx * size, base - size * 0.15, size * 0.07, '#c8c5bd');
  return (
    ellipse(x + size * 0.5, base, size * 0.5, size * 0.03, '#2f3340', 'opacity="0.22"') +
    wheel(0.18) +
    wheel(0.82) +
    path(
      `M${x} ${base - size * 0.26}q${size * 0.02} ${-size * 0.3} ${size * 0.3} ${-size * 0.28}l${size * 0.1} ${size * 0.24}h${size * 0.18}l${size * 0.1} ${-size * 0.46}l${size * 0.1} ${size * 0.02}l${size * 0.02} ${size * 0.36}q-${size * 0.02} ${size * 0.1} -${size * 0.14} ${size * 0.1}h-${size * 0.42}q-${size * 0.06} -${size * 0.12} -${size * 0.24} ${size * 0.02}Z`,
      colour,
    ) +
    rect(
      x + size * 0.02,
      base - size * 0.62,
      size * 0.4,
      size * 0.09,
      '#3b3a38',
      `rx="${size * 0.04}"`,
    ) +
    stroke(
      `M${x + size * 0.7} ${base - size * 0.72}l${size * 0.04} ${-size * 0.1}l${size * 0.12} ${-size * 0.02}`,
      '#3b3a38',
      size * 0.04,
    ) +
    circle(x + size * 0.8, base - size * 0.66, size * 0.05, '#f3d48a')
  );
}
