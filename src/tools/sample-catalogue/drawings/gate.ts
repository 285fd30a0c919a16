import { LAMP, type Paint } from './paint.ts';
import { circle, rect, times } from './shapes.ts';

export function gatePillar(
  x: number,
  base: number,
  height: number,
  paint: Paint,
  lit: boolean,
): string {
  return (
    rect(x - 24, base - height, 48, height, paint.wall) +
    rect(x + 8, base - height, 16, height, paint.wallShade) +
    rect(x - 32, base - height - 16, 64, 18, paint.trim) +
    circle(x, base - height - 30, 15, lit ? LAMP : '#f4ead2') +
    rect(x - 14, base - height * 0.7, 28, 20, '#e9d9a8')
  );
}

export function gate(x: number, base: number, width: number, height: number, paint: Paint): string {
  const leaf = (left: number) =>
    rect(left, base - height, width / 2 - 3, height - 8, paint.accent) +
    times(Math.floor(width / 2 / 22), (index) =>
      rect(left + 10 + index * 22, base - height + 14, 9, height * 0.42, paint.accentShade),
    ) +
    rect(left + 10, base - height * 0.42, width / 2 - 23, height * 0.28, paint.accentShade);
  return (
    leaf(x) + leaf(x + width / 2 + 3) + circle(x + width / 2, base - height * 0.5, 7, '#d8b76a')
  );
}
