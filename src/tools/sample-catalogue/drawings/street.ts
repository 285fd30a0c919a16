import { gate, gatePillar } from './gate.ts';
import type { Paint } from './paint.ts';
import type { Random } from './seeded-random.ts';
import { HEIGHT, polygon, rect, stroke, times, WIDTH } from './shapes.ts';

function wires(from: readonly [number, number], to: readonly [number, number]): string {
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

export function road(top: number, line: boolean): string {
  return (
    rect(0, top, WIDTH, 34, '#cdbfa6') +
    rect(0, top + 34, WIDTH, 12, '#a3978a') +
    times(20, (index) => rect(index * 80, top + 34, 40, 12, '#e9dfca')) +
    rect(0, top + 46, WIDTH, HEIGHT - top, '#8b8882') +
    rect(0, top + 46, WIDTH, 16, '#7a7772') +
    (line
      ? times(6, (index) =>
          polygon(
            [
              [60 + index * 290, HEIGHT - 74],
              [210 + index * 290, HEIGHT - 74],
              [206 + index * 290, HEIGHT - 58],
              [50 + index * 290, HEIGHT - 58],
            ],
            '#efe6d2',
          ),
        )
      : '')
  );
}

export function boundaryWall(
  x: number,
  base: number,
  width: number,
  height: number,
  paint: Paint,
): string {
  return (
    rect(x, base - height, width, height, paint.wall) +
    rect(x, base - height - 12, width, 16, paint.trim) +
    rect(x, base - 22, width, 22, paint.wallShade) +
    times(Math.floor(width / 150), (index) =>
      rect(
        x + 40 + index * 150,
        base - height + 24,
        76,
        height - 62,
        paint.wallShade,
        'opacity="0.55"',
      ),
    )
  );
}

export function frontWall(
  base: number,
  gateX: number,
  gateWidth: number,
  height: number,
  paint: Paint,
  lit: boolean,
): string {
  return (
    boundaryWall(-20, base, gateX + 20, height, paint) +
    boundaryWall(gateX + gateWidth, base, WIDTH - gateX - gateWidth + 20, height, paint) +
    gate(gateX, base, gateWidth, height * 1.12, paint) +
    gatePillar(gateX - 14, base, height * 1.25, paint, lit) +
    gatePillar(gateX + gateWidth + 14, base, height * 1.25, paint, lit)
  );
}

export function electricityPole(x: number, base: number, height: number): string {
  const top = base - height;
  return (
    polygon(
      [
        [x - 9, base],
        [x + 9, base],
        [x + 6, top],
        [x - 6, top],
      ],
      '#9c968b',
    ) +
    rect(x - 62, top + 24, 124, 10, '#7d776d') +
    times(3, (index) => rect(x - 58 + index * 52, top + 8, 10, 16, '#efe6d2')) +
    wires([x - 53, top + 8], [x > WIDTH / 2 ? -60 : WIDTH + 60, top - 40]) +
    wires([x + 51, top + 8], [x > WIDTH / 2 ? WIDTH + 60 : -60, top - 30])
  );
}

export function tuftOfGrass(
  random: Random,
  x: number,
  base: number,
  size: number,
  colour: string,
): string {
  return times(4, (index) =>
    stroke(
      `M${x + (index - 1.5) * size * 0.18} ${base}q${(index - 1.5) * size * 0.1} ${-size * 0.4} ${(index - 1.5) * size * 0.32} ${-size * random.between(0.5, 0.9)}`,
      colour,
      size * 0.1,
    ),
  );
}
