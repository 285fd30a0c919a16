import { type Block, walls } from './block.ts';
import { waterTank } from './house-parts.ts';
import type { Light } from './light.ts';
import { PAINTS, type Paint } from './paint.ts';
import {
  backRow,
  finished,
  frontRoad,
  GROUND,
  grass,
  ground,
  HORIZON,
  marker,
  walledPlot,
} from './plot-parts.ts';
import { flatRoof } from './roof.ts';
import { belt, onGround, patch, plain } from './rows.ts';
import { scaled } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { line, type Point, path, polygon, rect, times } from './shapes.ts';
import { electricityPole } from './street.ts';
import { broadTree, bush } from './trees.ts';

/** A plot at a main road between shops and offices. */
export function commercialPlot(random: Random, light: Light): string {
  const plot = { left: 90, right: 1510, near: 0.33, far: 0.74 };
  const office = (x: number, size: number, paint: Paint, floors: number) => {
    const block: Block = {
      x,
      base: 830,
      width: 620,
      height: floors * 190,
      side: x > 700 ? 'left' : 'right',
      depth: 200,
    };
    return scaled(
      walls(block, paint.wall, paint.wallShade) +
        times(
          floors,
          (floor) =>
            rect(
              x + 40,
              830 - 190 * (floor + 1) + 50,
              540,
              96,
              light.lampsLit ? '#f7cf7d' : '#86a9b0',
            ) +
            times(6, (index) =>
              rect(x + 40 + index * 106, 830 - 190 * (floor + 1) + 50, 8, 96, paint.trim),
            ),
        ) +
        rect(x, 830 - 40, 620, 40, paint.accent) +
        flatRoof(random, block, paint, light.lampsLit),
      x,
      830,
      size,
    );
  };
  return finished(
    random,
    light,
    ground(random) +
      backRow(random, light.lampsLit) +
      office(-70, 0.66, PAINTS.grey, 4) +
      office(1290, 0.66, random.pick([PAINTS.stone, PAINTS.peach]), 3) +
      walledPlot(random, plot, 60, true) +
      belt(GROUND, -0.2, 0.25, '#8b8882') +
      belt(GROUND, 0.25, 0.275, '#e0d5c0') +
      belt(GROUND, 0.11, 0.135, '#c9bda8') +
      times(9, (index) =>
        bush(
          random,
          120 + index * 170,
          onGround(GROUND, 0, 0.11)[1],
          42,
          index % 3 === 0 ? '#c5537a' : undefined,
        ),
      ) +
      electricityPole(1180, 1062, 640),
  );
}

/** A plot among sheds with saw-tooth roofs. */
export function industrialPlot(random: Random, light: Light): string {
  const shed = (x: number, base: number, size: number, wall: string) =>
    scaled(
      rect(x, base - 210, 640, 210, wall) +
        times(
          4,
          (index) =>
            polygon(
              [
                [x + index * 160, base - 210],
                [x + index * 160, base - 320],
                [x + index * 160 + 160, base - 210],
              ],
              '#9aa3a3',
            ) +
            polygon(
              [
                [x + index * 160, base - 210],
                [x + index * 160, base - 300],
                [x + index * 160 + 20, base - 286],
                [x + index * 160 + 20, base - 210],
              ],
              light.lampsLit ? '#f7cf7d' : '#a9c5c8',
            ),
        ) +
        rect(x + 240, base - 140, 160, 140, '#6f7a7a') +
        times(9, (index) => rect(x + 240, base - 132 + index * 15, 160, 4, '#4f5858')) +
        times(4, (index) =>
          rect(x + 40 + (index > 1 ? 290 : 0) + (index % 2) * 110, base - 150, 70, 44, '#86a9b0'),
        ),
      x,
      base,
      size,
    );
  const chimney = (x: number) =>
    polygon(
      [
        [x, HORIZON + 20],
        [x + 34, HORIZON + 20],
        [x + 28, HORIZON - 260],
        [x + 6, HORIZON - 260],
      ],
      '#b5644b',
    ) +
    rect(x + 3, HORIZON - 230, 28, 20, '#f1e8d5') +
    rect(x + 2, HORIZON - 180, 30, 20, '#f1e8d5');
  return finished(
    random,
    light,
    ground(random) +
      chimney(random.between(980, 1120)) +
      shed(120, HORIZON + 40, 0.85, '#d9cdb5') +
      shed(820, HORIZON + 46, 0.95, '#c9d0cc') +
      waterTank(745, HORIZON + 40, 120, '#4a6a86') +
      walledPlot(random, { left: -60, right: 1600, near: 0.26, far: 0.77 }, 92, true) +
      frontRoad() +
      electricityPole(random.between(220, 280), 1108, 720),
  );
}

/** A large plot for a farm house: trees around, a fence of posts, a lane of earth. */
export function farmHousePlot(random: Random, light: Light): string {
  const posts = (x: number) =>
    times(7, (index) => {
      const away = 0.78 - index * 0.1;
      const [at, base] = onGround(GROUND, x, away);
      const size = 1 - away;
      return rect(at - 8 * size, base - 130 * size, 16 * size, 130 * size, '#8a6a4a');
    }) +
    times(2, (wire) =>
      line(
        ...([0.78, 0.18].map((away) => {
          const [at, base] = onGround(GROUND, x, away);
          return [at, base - (60 + wire * 50) * (1 - away)] as const;
        }) as [Point, Point]),
        '#6f6a60',
        2.5,
      ),
    );
  return finished(
    random,
    light,
    plain(GROUND, '#93ad63') +
      times(6, (index) =>
        broadTree(
          random,
          90 + index * 290 + random.between(-40, 40),
          HORIZON + random.between(30, 60),
          random.between(170, 250),
        ),
      ) +
      patch(GROUND, -100, 1650, 0.18, 0.8, '#a5bc70') +
      patch(GROUND, 700, 940, 0.02, 0.8, '#cdb083') +
      grass(random, { left: -100, right: 1650, near: 0.18, far: 0.8 }) +
      posts(-100) +
      posts(1650) +
      path('M-200 1085C400 1055 1100 1065 1800 1090V1330H-200Z', '#cdb083') +
      broadTree(random, 300, 960, 330) +
      bush(random, 1250, 1040, 80, '#e3b23c') +
      bush(random, 1120, 1046, 56, '#c5537a') +
      marker(...onGround(GROUND, -100, 0.18), 110) +
      marker(...onGround(GROUND, 1650, 0.18), 110),
  );
}
