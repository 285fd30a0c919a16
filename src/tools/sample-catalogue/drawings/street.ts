import { gate, gatePillar, wires } from './house-parts.ts';
import type { Paint } from './paint.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, HEIGHT, path, polygon, rect, stroke, times, WIDTH } from './shapes.ts';

/** The road in front, seen from its other side: footpath, kerb, asphalt, a broken middle line. */
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

/** A boundary wall along the road with a gate in it. */
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

const CAR_COLOURS = ['#f3f0e8', '#c9ccca', '#9c4430', '#47606b', '#e3dccb'] as const;

/** The small hatchback of half of Punjab's drives; `x` is its left end. */
export function car(random: Random, x: number, base: number, size: number): string {
  const colour = random.pick(CAR_COLOURS);
  const at = (dx: number) => x + dx * size;
  const up = (dy: number) => base - dy * size;
  const wheel = (dx: number) =>
    circle(at(dx), up(0.085), size * 0.085, '#2f2e2c') +
    circle(at(dx), up(0.085), size * 0.042, '#c8c5bd');
  return (
    ellipse(at(0.5), base, size * 0.52, size * 0.03, '#2f3340', 'opacity="0.25"') +
    path(
      `M${at(0.02)} ${up(0.1)}q0 ${-size * 0.13} ${size * 0.13} ${-size * 0.14}l${size * 0.13} ${-size * 0.14}q${size * 0.03} ${-size * 0.03} ${size * 0.08} ${-size * 0.03}h${size * 0.32}q${size * 0.06} 0 ${size * 0.09} ${size * 0.04}l${size * 0.09} ${size * 0.13}q${size * 0.12} ${size * 0.02} ${size * 0.12} ${size * 0.1}v${size * 0.06}Z`,
      colour,
    ) +
    path(
      `M${at(0.19)} ${up(0.245)}l${size * 0.1} ${-size * 0.115}h${size * 0.17}v${size * 0.115}ZM${at(0.49)} ${up(0.245)}v${-size * 0.115}h${size * 0.17}q${size * 0.03} 0 ${size * 0.05} ${size * 0.03}l${size * 0.06} ${size * 0.085}Z`,
      '#5f7f88',
    ) +
    rect(at(0.02), up(0.13), size * 0.96, size * 0.022, '#2b2a26', 'opacity="0.25"') +
    wheel(0.22) +
    wheel(0.77) +
    rect(at(0.93), up(0.2), size * 0.05, size * 0.03, '#f3d48a')
  );
}

/** A bicycle that leans on a wall. */
export function bicycle(x: number, base: number, size: number): string {
  const wheel = (at: number) =>
    circle(
      at,
      base - size * 0.3,
      size * 0.29,
      'none',
      `stroke="#3b3a38" stroke-width="${size * 0.035}"`,
    );
  const [rear, front, y] = [x, x + size, base - size * 0.3];
  return (
    wheel(rear) +
    wheel(front) +
    stroke(
      `M${rear} ${y}L${rear + size * 0.38} ${y}L${rear + size * 0.28} ${y - size * 0.42}ZM${rear + size * 0.38} ${y}L${front - size * 0.16} ${y - size * 0.44}H${rear + size * 0.3}M${front} ${y}L${front - size * 0.2} ${y - size * 0.58}h${-size * 0.12}`,
      '#7d3b34',
      size * 0.045,
    ) +
    rect(rear + size * 0.18, y - size * 0.5, size * 0.2, size * 0.06, '#2b2a26', 'rx="4"')
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
