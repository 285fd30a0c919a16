import { type Block, walls } from './block.ts';
import { belt, onGround } from './ground.ts';
import type { Light } from './light.ts';
import { walledPlot } from './marked-plot.ts';
import { backRow } from './neighbours.ts';
import { PAINTS, type Paint } from './paint.ts';
import { GROUND, ground, plotScene } from './plot-scene.ts';
import { flatRoof } from './roof.ts';
import { scaled } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { rect, times } from './shapes.ts';
import { electricityPole } from './street.ts';
import { bush } from './trees.ts';

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
  return plotScene(
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
