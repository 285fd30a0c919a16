import { type Block, walls } from './block.ts';
import type { Light } from './light.ts';
import { PAINTS, type Paint } from './paint.ts';
import { flatRoof } from './roof.ts';
import { belt, type Ground, onGround, patch, plain, plants } from './rows.ts';
import { mirrored, scaled, scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { ellipse, line, type Point, path, polygon, rect, times } from './shapes.ts';
import { sky } from './sky.ts';
import { balconyBay, pickRailing, storey, windowBay } from './storey.ts';
import { tuftOfGrass } from './street.ts';
import { broadTree } from './trees.ts';

export const HORIZON = 600;
export const GROUND: Ground = { horizon: HORIZON, vanishing: 800, bottom: 1215 };

/** A plot on the ground: its left and right edge at the lower edge of the picture, how near and far it reaches. */
interface Plot {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

export function finished(random: Random, light: Light, content: string): string {
  const camera = { x: random.between(90, 150), y: random.between(150, 190), width: 1330 };
  return scene(
    sky(random, light, HORIZON),
    random.chance(0.5) ? content : mirrored(content),
    light,
    camera,
  );
}

/** Open ground with dry grass. */
export function ground(random: Random): string {
  const [soil, patchy] = random.pick([
    ['#a9b56a', '#9caa5e'],
    ['#b3b56c', '#a6a961'],
    ['#93ad63', '#86a158'],
  ] as const);
  return (
    plain(GROUND, soil) +
    times(7, (index) =>
      ellipse(
        random.between(0, 1600),
        HORIZON + 40 + index * 74,
        random.between(160, 380),
        random.between(10, 26),
        patchy,
      ),
    )
  );
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

/** The plot's own earth, a low brick wall around it, white marker stones at its corners. */
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

/** Bricks and sand that wait for the mason. */
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

/** A boundary stone, painted white with a red head. */
export function marker(x: number, base: number, height: number): string {
  const width = height * 0.24;
  return (
    rect(x - width / 2, base - height, width, height, '#f4eee0') +
    rect(x + width * 0.1, base - height, width * 0.4, height, '#d8cfbd') +
    rect(x - width / 2, base - height, width, height * 0.24, '#b5533c')
  );
}

/** Four stones and a string: a plot that was measured today. */
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

/** The road before the plot, straight across. */
export function frontRoad(): string {
  return (
    belt(GROUND, -0.2, 0.16, '#8b8882') +
    belt(GROUND, 0.16, 0.18, '#e0d5c0') +
    belt(GROUND, 0.18, 0.195, '#b3a68f')
  );
}

/** A house behind the plots, as large as the distance makes it. */
function neighbour(
  random: Random,
  x: number,
  base: number,
  size: number,
  paint: Paint,
  lit: boolean,
): string {
  const floors = random.whole(1, 2);
  const block: Block = {
    x,
    base,
    width: 520,
    height: floors * 200,
    side: x > 700 ? 'left' : 'right',
    depth: 150,
  };
  const kind = pickRailing(random);
  const drawn =
    walls(block, paint.wall, paint.wallShade) +
    times(floors, (floor) =>
      storey(
        { x, y: base - 200 * (floor + 1), width: 520, height: 200 },
        paint,
        lit,
        floor === 0
          ? [
              [1, windowBay],
              [1, windowBay],
            ]
          : [
              [1, balconyBay(kind)],
              [1, windowBay],
            ],
      ),
    ) +
    flatRoof(random, block, paint, lit);
  return scaled(drawn, x, base, size);
}

export function backRow(random: Random, lit: boolean): string {
  const paints = [
    PAINTS.cream,
    PAINTS.rose,
    PAINTS.mint,
    PAINTS.white,
    PAINTS.brick,
    PAINTS.sky,
    PAINTS.mustard,
  ];
  const first = random.whole(0, paints.length - 1);
  return (
    times(5, (index) =>
      random.chance(0.5)
        ? broadTree(random, 120 + index * 340, HORIZON + 22, random.between(110, 170))
        : '',
    ) +
    times(4, (index) =>
      neighbour(
        random,
        20 + index * 400 + random.between(-20, 30),
        HORIZON + 30,
        random.between(0.48, 0.58),
        paints[(first + index * 2) % paints.length] ?? PAINTS.cream,
        lit,
      ),
    )
  );
}
