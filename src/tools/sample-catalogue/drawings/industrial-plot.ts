import type { Light } from './light.ts';
import { walledPlot } from './marked-plot.ts';
import { frontRoad, ground, HORIZON, plotScene } from './plot-scene.ts';
import { waterTank } from './roof.ts';
import { scaled } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { polygon, rect, times } from './shapes.ts';
import { electricityPole } from './street.ts';

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
  return plotScene(
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
