import type { Random } from './seeded-random.ts';
import { circle, ellipse, path, rect, stroke, times } from './shapes.ts';

const CAR_COLOURS = ['#f3f0e8', '#c9ccca', '#9c4430', '#47606b', '#e3dccb'] as const;

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
