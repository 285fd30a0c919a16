import { door, windowPane } from './openings.ts';
import { GLASS, LAMP, type Paint } from './paint.ts';
import { type RailingKind, railing } from './railing.ts';
import { type Box, rect, times } from './shapes.ts';

export function verandah(
  { x, y, width, height }: Box,
  paint: Paint,
  lit: boolean,
  columns: number,
): string {
  const doorWidth = Math.min(110, width * 0.26);
  const column = (at: number) =>
    rect(at - 13, y, 26, height, paint.trim) +
    rect(at + 4, y, 9, height, paint.trimShade) +
    rect(at - 19, y, 38, 14, paint.trim) +
    rect(at - 19, y + height - 18, 38, 18, paint.trim);
  return (
    rect(x, y, width, height, paint.wallShade) +
    rect(x, y, width, height * 0.2, '#3a3630', 'opacity="0.18"') +
    door(
      { x: x + width * 0.14, y: y + height * 0.22, width: doorWidth, height: height * 0.78 },
      paint,
    ) +
    windowPane(
      {
        x: x + width * 0.14 + doorWidth + 50,
        y: y + height * 0.3,
        width: Math.max(70, width * 0.86 - doorWidth - 100),
        height: height * 0.38,
      },
      paint,
      lit,
    ) +
    times(columns, (index) => column(x + 16 + (index * (width - 32)) / Math.max(1, columns - 1)))
  );
}

export function balcony(place: Box, paint: Paint, lit: boolean, kind: RailingKind): string {
  const { x, y, width, height } = place;
  const rail = height * 0.36;
  return (
    rect(x, y, width, height, paint.wallShade) +
    rect(x, y, width, height * 0.16, '#3a3630', 'opacity="0.18"') +
    rect(x + width * 0.16, y + height * 0.24, width * 0.32, height * 0.76, lit ? LAMP : GLASS) +
    rect(x + width * 0.16 + width * 0.155, y + height * 0.24, 6, height * 0.76, paint.accent) +
    windowPane(
      { x: x + width * 0.62, y: y + height * 0.32, width: width * 0.24, height: height * 0.3 },
      paint,
      lit,
    ) +
    railing(kind, { x: x - 8, y: y + height - rail, width: width + 16, height: rail }, paint)
  );
}
