import { onGround, patch, plants } from './ground.ts';
import { GROUND } from './plot-scene.ts';
import type { Random } from './seeded-random.ts';
import { line, type Point, path, polygon, rect, times } from './shapes.ts';
import { tuftOfGrass } from './street.ts';

/** `left` and `right` at the lower edge of the drawing; `near` and `far` as for `onGround`. */
interface Plot {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

export function grass(random: Random, plot: Plot): string {
  return plants(GROUND, random, 300, 11, ([x, y], size) => {
    const away = 1 - size;
    const [[left], [right]] = [
      onGround(GROUND, plot.left, away),
      onGround(GROUND, plot.right, away),
    ];
    const inside = away > plot.near && away < plot.far && x > left && x < right;
    return inside && random.chance(0.6)
      ? tuftOfGrass(
          random,
          x,
          y,
          random.between(50, 84) * size,
          random.pick(['#7f9a4a', '#98ac58', '#6e8a42']),
        )
      : '';
  });
}

export function walledPlot(random: Random, plot: Plot, height: number, gap: boolean): string {
  const { left, right, near, far } = plot;
  const corner = (x: number, away: number) => ({
    at: onGround(GROUND, x, away),
    high: height * (1 - away) * 1.6,
  });
  const [nl, nr, fl, fr] = [
    corner(left, near),
    corner(right, near),
    corner(left, far),
    corner(right, far),
  ];
  const wall = (a: typeof nl, b: typeof nl, brick: string, top: string) => {
    const up = ({ at, high }: typeof nl, share = 1): Point => [at[0], at[1] - high * share];
    return (
      polygon([a.at, b.at, up(b), up(a)], brick) +
      times(4, (row) =>
        line(up(a, 0.2 + row * 0.2), up(b, 0.2 + row * 0.2), top, 2, 'opacity="0.35"'),
      ) +
      polygon([up(a, 0.94), up(b, 0.94), up(b, 1.08), up(a, 1.08)], top)
    );
  };
  const between = (share: number) => corner(left + (right - left) * share, near);
  return (
    patch(GROUND, left, right, near, far, '#d0b47e') +
    patch(
      GROUND,
      left + (right - left) * 0.1,
      left + (right - left) * 0.62,
      near + 0.05,
      far - 0.05,
      '#c5a76e',
      'opacity="0.7"',
    ) +
    grass(random, plot) +
    buildersHeap(random, plot) +
    wall(fl, fr, '#b5644b', '#e0d3bb') +
    wall(nl, fl, '#9a523e', '#cfc2aa') +
    wall(nr, fr, '#9a523e', '#cfc2aa') +
    (gap
      ? wall(nl, between(0.32), '#b5644b', '#e0d3bb') +
        wall(between(0.62), nr, '#b5644b', '#e0d3bb') +
        marker(...between(0.32).at, 76) +
        marker(...between(0.62).at, 76)
      : '') +
    times(4, (index) => {
      const { at, high } = [fl, fr, nl, nr][index] ?? nl;
      return marker(at[0], at[1], high * 1.35);
    })
  );
}

function buildersHeap(random: Random, plot: Plot): string {
  const away = plot.near + (plot.far - plot.near) * random.between(0.45, 0.6);
  const [x, base] = onGround(
    GROUND,
    plot.left + (plot.right - plot.left) * random.between(0.66, 0.78),
    away,
  );
  const size = 150 * (1 - away);
  return (
    path(
      `M${x - size * 2.6} ${base}q${size * 0.7} ${-size * 1.1} ${size * 1.1} ${-size * 1.1}t${size * 1.1} ${size * 1.1}Z`,
      '#e3d3ae',
    ) +
    path(
      `M${x - size * 1.5} ${base - size * 1.1}q${size * 0.5} ${size * 0.1} ${size * 1.1} ${size * 1.1}h${-size * 0.9}Z`,
      '#cdbb92',
    ) +
    times(4, (row) =>
      rect(
        x + row * size * 0.06,
        base - (row + 1) * size * 0.22,
        size * (1.7 - row * 0.12),
        size * 0.2,
        row % 2 === 0 ? '#b5644b' : '#a4553e',
      ),
    )
  );
}

export function marker(x: number, base: number, height: number): string {
  const width = height * 0.24;
  return (
    rect(x - width / 2, base - height, width, height, '#f4eee0') +
    rect(x + width * 0.1, base - height, width * 0.4, height, '#d8cfbd') +
    rect(x - width / 2, base - height, width, height * 0.24, '#b5533c')
  );
}

export function stakedPlot(random: Random, { left, right, near, far }: Plot): string {
  const corners = [
    onGround(GROUND, left, near),
    onGround(GROUND, right, near),
    onGround(GROUND, right, far),
    onGround(GROUND, left, far),
  ];
  const size = [near, near, far, far];
  return (
    patch(GROUND, left, right, near, far, '#cdb27c') +
    grass(random, { left, right, near, far }) +
    times(4, (index) => {
      const [a, b] = [corners[index] ?? [0, 0], corners[(index + 1) % 4] ?? [0, 0]];
      const [high, next] = [90 * (1 - (size[index] ?? 0)), 90 * (1 - (size[(index + 1) % 4] ?? 0))];
      return line([a[0], a[1] - high], [b[0], b[1] - next], '#f7f2e6', 3.5);
    }) +
    times(4, (index) =>
      marker(...(corners[index] ?? ([0, 0] as const)), 130 * (1 - (size[index] ?? 0))),
    )
  );
}
