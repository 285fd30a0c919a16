import { GLASS, GLASS_LIGHT, LAMP, METAL, type Paint } from './paint.ts';
import { circle, line, path, polygon, rect, shade, stroke, times } from './shapes.ts';

/** Parts of a front. Each fills the rectangle it is given; `lit` says that a lamp burns behind. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function windowPane({ x, y, width, height }: Place, paint: Paint, lit: boolean): string {
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

/** The concrete shade over an opening, and its shadow. */
function sunshade(x: number, y: number, width: number, paint: Paint): string {
  return (
    rect(x - 10, y - 10, width + 20, 18, '#3a3630', 'opacity="0.2"') +
    rect(x - 24, y - 24, width + 48, 15, paint.trimShade)
  );
}

export function door({ x, y, width, height }: Place, paint: Paint): string {
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

/** A lattice of bricks or cement, as stairs and terraces have it. */
export function jaali({ x, y, width, height }: Place, paint: Paint): string {
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

export type RailingKind = 'bars' | 'glass' | 'cross' | 'wall';

export function railing(kind: RailingKind, { x, y, width, height }: Place, paint: Paint): string {
  const rail = rect(x, y, width, 8, kind === 'wall' ? paint.trim : METAL);
  switch (kind) {
    case 'bars':
      return (
        rail +
        rect(x, y + height - 8, width, 6, METAL) +
        times(Math.floor(width / 17) + 1, (index) => rect(x + index * 17, y, 5, height, METAL))
      );
    case 'glass':
      return (
        shade(rect(x, y, width, height, '#cfe0e0'), 0.72) +
        rail +
        times(Math.floor(width / 120) + 2, (index) =>
          rect(Math.min(x + index * 120, x + width - 6), y, 6, height, METAL),
        )
      );
    case 'cross':
      return (
        rail +
        rect(x, y + height - 8, width, 6, METAL) +
        times(Math.max(1, Math.round(width / 62)), (index) => {
          const step = width / Math.max(1, Math.round(width / 62));
          const left = x + index * step;
          return (
            line([left, y + 6], [left + step, y + height - 6], METAL, 5) +
            line([left + step, y + 6], [left, y + height - 6], METAL, 5) +
            rect(left - 2, y, 5, height, METAL)
          );
        })
      );
    case 'wall':
      return (
        rect(x, y, width, height, paint.wall) +
        rail +
        rect(x + 14, y + 22, width - 28, height - 40, paint.accent)
      );
  }
}

/** A covered place in front of rooms: its back wall in shadow, a door, a window, columns before it. */
export function verandah(
  { x, y, width, height }: Place,
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

/** A recessed balcony or terrace on an upper floor. */
export function balcony(place: Place, paint: Paint, lit: boolean, kind: RailingKind): string {
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

/** The tank that feeds the taps, on its legs. */
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

/** A pot-bellied lamp, a nameplate: what makes a gate pillar somebody's. */
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

/** Broad steps that lead up to a plinth. */
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

/** Wires between two heights, hanging a little. */
export function wires(from: readonly [number, number], to: readonly [number, number]): string {
  const middle = (from[0] + to[0]) / 2;
  return times(2, (index) =>
    stroke(
      `M${from[0]} ${from[1] + index * 26}Q${middle} ${(from[1] + to[1]) / 2 + 50 + index * 26} ${to[0]} ${to[1] + index * 26}`,
      '#4d4b49',
      2.5,
      'opacity="0.7"',
    ),
  );
}
