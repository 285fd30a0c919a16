import { METAL } from './paint.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, path, polygon, rect, stroke, times } from './shapes.ts';

export function tubeWell(x: number, base: number, size: number): string {
  const at = (dx: number) => x + dx * size;
  const up = (dy: number) => base - dy * size;
  return (
    // The pump room.
    polygon(
      [
        [at(0.62), up(0)],
        [at(0.82), up(0.06)],
        [at(0.82), up(0.56)],
        [at(0.62), up(0.62)],
      ],
      '#8f4a37',
    ) +
    rect(at(0), up(0.62), size * 0.62, size * 0.62, '#b5644b') +
    times(8, (row) => rect(at(0), up(0.56 - row * 0.07), size * 0.62, 3, '#97503c')) +
    rect(at(-0.04), up(0.67), size * 0.7, size * 0.06, '#e0d3bb') +
    polygon(
      [
        [at(0.66), up(0.67)],
        [at(0.85), up(0.6)],
        [at(0.85), up(0.55)],
        [at(0.66), up(0.61)],
      ],
      '#bfb199',
    ) +
    rect(at(0.33), up(0.46), size * 0.2, size * 0.46, '#3f6b55') +
    rect(at(0.07), up(0.45), size * 0.16, size * 0.13, '#4a4743') +
    // The basin.
    polygon(
      [
        [at(-0.74), up(-0.02)],
        [at(-0.06), up(-0.02)],
        [at(0.02), up(-0.2)],
        [at(-0.82), up(-0.2)],
      ],
      '#8f4a37',
    ) +
    polygon(
      [
        [at(-0.72), up(0.12)],
        [at(-0.08), up(0.12)],
        [at(-0.02), up(-0.04)],
        [at(-0.8), up(-0.04)],
      ],
      '#e0d3bb',
    ) +
    polygon(
      [
        [at(-0.67), up(0.095)],
        [at(-0.13), up(0.095)],
        [at(-0.08), up(-0.015)],
        [at(-0.73), up(-0.015)],
      ],
      '#8fc0c6',
    ) +
    rect(at(-0.8), up(-0.04), size * 0.78, size * 0.16, '#b5644b') +
    rect(at(-0.8), up(-0.04), size * 0.78, size * 0.03, '#e0d3bb') +
    // The pipe and its jet.
    rect(at(-0.34), up(0.36), size * 0.36, size * 0.08, METAL) +
    rect(at(-0.38), up(0.38), size * 0.06, size * 0.12, '#4a4f51') +
    path(
      `M${at(-0.38)} ${up(0.36)}q${-size * 0.13} ${size * 0.02} ${-size * 0.14} ${size * 0.32}h${size * 0.17}q${-size * 0.05} ${-size * 0.2} ${-size * 0.03} ${-size * 0.24}Z`,
      '#dcecec',
    ) +
    ellipse(at(-0.44), up(0.03), size * 0.13, size * 0.028, '#f3f8f6')
  );
}

export function channel(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  width: number,
): string {
  const curve = (half: number) =>
    `M${fromX - half * 0.35} ${fromY}C${fromX - half * 0.5 - 60} ${fromY + (toY - fromY) * 0.5} ${toX - half + 60} ${fromY + (toY - fromY) * 0.6} ${toX - half} ${toY}H${toX + half}C${toX + half + 60} ${fromY + (toY - fromY) * 0.55} ${fromX + half * 0.5 - 60} ${fromY + (toY - fromY) * 0.45} ${fromX + half * 0.35} ${fromY}Z`;
  return (
    path(curve(width), '#a3844f') +
    path(curve(width * 0.78), '#7fb3bd') +
    path(curve(width * 0.3), '#a9d0d3', 'opacity="0.8"')
  );
}

export const TRACTOR_PAINTS: readonly (readonly [string, string])[] = [
  ['#b5533c', '#8f3f2d'],
  ['#3f6b8a', '#31556e'],
];

export function tractor(
  x: number,
  base: number,
  size: number,
  colour: string,
  dark: string,
): string {
  const at = (dx: number) => x + dx * size;
  const up = (dy: number) => base - dy * size;
  const wheel = (dx: number, radius: number) =>
    circle(at(dx), up(radius), radius * size, '#2f2e2c') +
    circle(at(dx), up(radius), radius * size * 0.55, '#e3b23c') +
    circle(at(dx), up(radius), radius * size * 0.18, '#4a4743');
  return (
    ellipse(at(0.5), base, size * 0.56, size * 0.035, '#2f3340', 'opacity="0.22"') +
    rect(at(0.5), up(0.5), size * 0.46, size * 0.24, colour, 'rx="6"') +
    rect(at(0.5), up(0.36), size * 0.46, size * 0.08, dark) +
    rect(at(0.82), up(0.72), size * 0.03, size * 0.24, METAL) +
    path(
      `M${at(0.06)} ${up(0.5)}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.46} ${-size * 0.02}v${size * 0.14}H${at(0.06)}Z`,
      colour,
    ) +
    stroke(
      `M${at(0.1)} ${up(0.5)}V${up(0.95)}M${at(0.46)} ${up(0.5)}V${up(0.95)}`,
      '#4a4743',
      size * 0.03,
    ) +
    rect(at(0.03), up(0.99), size * 0.5, size * 0.06, dark, 'rx="5"') +
    stroke(`M${at(0.52)} ${up(0.52)}l${size * 0.06} ${-size * 0.14}`, '#4a4743', size * 0.025) +
    wheel(0.27, 0.27) +
    wheel(0.83, 0.16)
  );
}

export function cot(x: number, base: number, size: number): string {
  const legs = [0, 0.95]
    .map((dx) => rect(x + dx * size, base - size * 0.32, size * 0.05, size * 0.32, '#7a4e2d'))
    .join('');
  return (
    legs +
    polygon(
      [
        [x, base - size * 0.24],
        [x + size, base - size * 0.24],
        [x + size * 0.86, base - size * 0.36],
        [x + size * 0.12, base - size * 0.36],
      ],
      '#e6d3a6',
    ) +
    rect(x, base - size * 0.25, size, size * 0.05, '#8a5a3b')
  );
}

export function haystack(x: number, base: number, size: number): string {
  return (
    path(
      `M${x - size} ${base}C${x - size * 0.95} ${base - size} ${x - size * 0.3} ${base - size * 1.3} ${x} ${base - size * 1.4}C${x + size * 0.3} ${base - size * 1.3} ${x + size * 0.95} ${base - size} ${x + size} ${base}Z`,
      '#d5b25c',
    ) +
    path(
      `M${x + size * 0.15} ${base}C${x + size * 0.5} ${base - size * 0.7} ${x + size * 0.3} ${base - size * 1.2} ${x} ${base - size * 1.4}C${x + size * 0.3} ${base - size * 1.3} ${x + size * 0.95} ${base - size} ${x + size} ${base}Z`,
      '#b99546',
    ) +
    times(6, (index) =>
      stroke(
        `M${x - size * 0.6 + index * size * 0.14} ${base - size * (0.25 + (index % 3) * 0.22)}l${size * 0.1} ${-size * 0.14}`,
        '#e6cb7f',
        5,
      ),
    )
  );
}

export function orangeTree(random: Random, x: number, base: number, size: number): string {
  const crown = base - size * 0.75;
  return (
    ellipse(x, base, size * 0.5, size * 0.08, '#2f3340', 'opacity="0.2"') +
    rect(x - size * 0.05, base - size * 0.4, size * 0.1, size * 0.4, '#7a5a40') +
    circle(x, crown, size * 0.5, '#3f6f3f') +
    circle(x - size * 0.26, crown + size * 0.14, size * 0.34, '#4c8049') +
    circle(x + size * 0.24, crown + size * 0.16, size * 0.34, '#38643a') +
    circle(x - size * 0.1, crown - size * 0.18, size * 0.3, '#5a9055') +
    times(size > 90 ? 13 : 7, () =>
      circle(
        x + random.between(-0.46, 0.46) * size,
        crown + random.between(-0.36, 0.38) * size,
        size * 0.055,
        random.pick(['#ee8a33', '#f0a040']),
      ),
    )
  );
}
