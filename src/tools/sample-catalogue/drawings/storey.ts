import { door, jaali, windowPane } from './openings.ts';
import type { Paint } from './paint.ts';
import type { RailingKind } from './railing.ts';
import type { Random } from './seeded-random.ts';
import { type Box, rect, times } from './shapes.ts';
import { balcony, verandah } from './verandah.ts';

/** Draws one part of a floor into its box; `lit` puts a lamp behind the windows. */
export type Bay = (place: Box, paint: Paint, lit: boolean) => string;

/** A floor of bays side by side, each with its share of the width. */
export function storey(
  place: Box,
  paint: Paint,
  lit: boolean,
  bays: readonly (readonly [share: number, bay: Bay])[],
): string {
  const whole = bays.reduce((sum, [share]) => sum + share, 0);
  let x = place.x;
  let drawn = '';
  for (const [share, bay] of bays) {
    const width = (place.width * share) / whole;
    drawn += bay({ x, y: place.y, width, height: place.height }, paint, lit);
    x += width;
  }
  return drawn;
}

const within = (
  { x, y, width, height }: Box,
  left: number,
  top: number,
  wide: number,
  high: number,
): Box => ({
  x: x + width * left,
  y: y + height * top,
  width: width * wide,
  height: height * high,
});

export const windowBay: Bay = (place, paint, lit) =>
  windowPane(within(place, 0.2, 0.28, 0.6, 0.42), paint, lit);

export const pairOfWindows: Bay = (place, paint, lit) =>
  windowPane(within(place, 0.1, 0.3, 0.32, 0.4), paint, lit) +
  windowPane(within(place, 0.58, 0.3, 0.32, 0.4), paint, lit);

export const doorBay: Bay = (place, paint) => {
  const width = Math.min(120, place.width * 0.6);
  return door(
    {
      x: place.x + (place.width - width) / 2,
      y: place.y + place.height * 0.24,
      width,
      height: place.height * 0.76,
    },
    paint,
  );
};

export const cladBay =
  (stone: string, joint: string): Bay =>
  (place, paint, lit) =>
    rect(place.x, place.y, place.width, place.height, stone) +
    times(Math.floor(place.height / 17), (row) =>
      rect(place.x, place.y + row * 17, place.width, 3, joint),
    ) +
    windowPane(within(place, 0.28, 0.3, 0.44, 0.44), paint, lit);

export const verandahBay =
  (columns: number): Bay =>
  (place, paint, lit) =>
    verandah(within(place, 0.03, 0.08, 0.94, 0.92), paint, lit, columns);

export const balconyBay =
  (kind: RailingKind): Bay =>
  (place, paint, lit) =>
    balcony(within(place, 0.06, 0.1, 0.88, 0.9), paint, lit, kind);

export const jaaliBay: Bay = (place, paint) => jaali(within(place, 0.24, 0.08, 0.52, 0.8), paint);

export const framed =
  (inner: Bay): Bay =>
  (place, paint, lit) => {
    const { x, y, width, height } = place;
    return (
      inner(within(place, 0.06, 0.05, 0.88, 0.92), paint, lit) +
      rect(x, y, width, 18, paint.accent) +
      rect(x, y + height - 16, width, 16, paint.accentShade) +
      rect(x, y, 18, height, paint.accent) +
      rect(x + width - 18, y, 18, height, paint.accentShade)
    );
  };

export function pickRailing(random: Random): RailingKind {
  return random.pick(['bars', 'glass', 'cross', 'wall']);
}
