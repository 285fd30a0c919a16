import { GLASS, GLASS_LIGHT, LAMP, type Paint } from './paint.ts';
import { type Box, circle, polygon, rect, times } from './shapes.ts';

export function windowPane({ x, y, width, height }: Box, paint: Paint, lit: boolean): string {
  const panes = Math.max(2, Math.round(width / 62));
  return (
    rect(x - 10, y - 10, width + 20, height + 20, paint.trim) +
    rect(x, y, width, height, lit ? LAMP : GLASS) +
    (lit
      ? ''
      : polygon(
          [
            [x, y],
            [x + width * 0.55, y],
            [x + width * 0.15, y + height],
            [x, y + height],
          ],
          GLASS_LIGHT,
        )) +
    times(panes - 1, (index) =>
      rect(x + ((index + 1) * width) / panes - 3, y, 6, height, paint.accent),
    ) +
    rect(x, y + height * 0.3, width, 5, paint.accent) +
    rect(x - 18, y + height + 10, width + 36, 9, paint.trimShade) +
    sunshade(x, y, width, paint)
  );
}

function sunshade(x: number, y: number, width: number, paint: Paint): string {
  return (
    rect(x - 10, y - 10, width + 20, 18, '#3a3630', 'opacity="0.2"') +
    rect(x - 24, y - 24, width + 48, 15, paint.trimShade)
  );
}

export function door({ x, y, width, height }: Box, paint: Paint): string {
  const panel = (row: number) =>
    rect(
      x + width * 0.14,
      y + height * (0.08 + row * 0.46),
      width * 0.3,
      height * 0.36,
      paint.accentShade,
    ) +
    rect(
      x + width * 0.56,
      y + height * (0.08 + row * 0.46),
      width * 0.3,
      height * 0.36,
      paint.accentShade,
    );
  return (
    rect(x - 10, y - 10, width + 20, height + 10, paint.trim) +
    rect(x, y, width, height, paint.accent) +
    panel(0) +
    panel(1) +
    circle(x + width * 0.88, y + height * 0.5, 5, '#d8b76a')
  );
}

export function jaali({ x, y, width, height }: Box, paint: Paint): string {
  const cell = 26;
  const [columns, rows] = [
    Math.max(1, Math.floor((width - 8) / cell)),
    Math.max(1, Math.floor((height - 8) / cell)),
  ];
  const [stepX, stepY] = [(width - 8) / columns, (height - 8) / rows];
  return (
    rect(x, y, width, height, paint.trim) +
    times(columns * rows, (index) => {
      const [left, top] = [
        x + 6 + (index % columns) * stepX,
        y + 6 + Math.floor(index / columns) * stepY,
      ];
      const [w, h] = [stepX - 5, stepY - 5];
      return polygon(
        [
          [left + w / 2, top],
          [left + w, top + h / 2],
          [left + w / 2, top + h],
          [left, top + h / 2],
        ],
        paint.accentShade,
      );
    })
  );
}

export function steps(x: number, base: number, width: number, paint: Paint): string {
  return times(3, (index) =>
    rect(
      x - index * 16,
      base - 36 + index * 12,
      width + index * 32,
      12,
      index % 2 === 0 ? paint.trim : paint.trimShade,
    ),
  );
}
