import { GLASS, GLASS_LIGHT } from './paint.ts';
import type { Random } from './seeded-random.ts';
import { type Box, circle, ellipse, path, polygon, rect, times } from './shapes.ts';

type Stock = (random: Random, place: Box) => string;

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
