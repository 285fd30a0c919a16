import { onGround, patch } from './ground.ts';
import type { Light } from './light.ts';
import { marker, stakedPlot, walledPlot } from './marked-plot.ts';
import { backRow } from './neighbours.ts';
import { METAL } from './paint.ts';
import { frontRoad, GROUND, ground, plotScene } from './plot-scene.ts';
import type { Random } from './seeded-random.ts';
import { ellipse, rect, times } from './shapes.ts';
import { electricityPole } from './street.ts';
import { ashoka, broadTree, bush } from './trees.ts';

export function walledResidentialPlot(random: Random, light: Light): string {
  const plot = {
    left: random.between(-80, 60),
    right: random.between(1500, 1640),
    near: 0.25,
    far: random.between(0.74, 0.8),
  };
  return plotScene(
    random,
    light,
    ground(random) +
      backRow(random, light.lampsLit) +
      walledPlot(random, plot, 78, true) +
      frontRoad() +
      (random.chance(0.6)
        ? electricityPole(random.between(1300, 1360), 1112, 700)
        : bush(random, 240, 1090, 70, '#c5537a')),
  );
}

export function stakedResidentialPlot(random: Random, light: Light): string {
  const plot = {
    left: random.between(-40, 100),
    right: random.between(1500, 1620),
    near: 0.28,
    far: 0.78,
  };
  return plotScene(
    random,
    light,
    ground(random) +
      backRow(random, light.lampsLit) +
      broadTree(random, random.between(1330, 1400), 760, 230) +
      stakedPlot(random, plot) +
      frontRoad(),
  );
}

export function colony(random: Random, light: Light): string {
  const plots = (left: number, right: number) =>
    times(
      4,
      (index) =>
        patch(
          GROUND,
          left,
          right,
          0.2 + index * 0.17,
          0.35 + index * 0.17,
          random.pick(['#c8ab74', '#bba868', '#cdb27c']),
        ) + patch(GROUND, left, right, 0.345 + index * 0.17, 0.35 + index * 0.17, '#f1e8d5'),
    );
  const lamp = (away: number, x: number) => {
    const [at, base] = onGround(GROUND, x, away);
    const high = 560 * (1 - away);
    return (
      rect(at - 4 * (1 - away), base - high, 8 * (1 - away), high, METAL) +
      rect(at - 4, base - high, (x < 800 ? 1 : -1) * 0 + 70 * (1 - away), 8 * (1 - away), METAL) +
      ellipse(
        at + 66 * (1 - away),
        base - high + 10 * (1 - away),
        20 * (1 - away),
        9 * (1 - away),
        light.lampsLit ? '#f7cf7d' : '#f4ead2',
      )
    );
  };
  return plotScene(
    random,
    light,
    ground(random) +
      backRow(random, light.lampsLit) +
      plots(-1500, 430) +
      plots(1170, 3100) +
      patch(GROUND, 480, 1120, 0, 0.97, '#8b8882') +
      patch(GROUND, 430, 480, 0, 0.97, '#e0d5c0') +
      patch(GROUND, 1120, 1170, 0, 0.97, '#e0d5c0') +
      times(8, (index) =>
        patch(GROUND, 785, 815, 0.06 + index * 0.11, 0.11 + index * 0.11, '#efe6d2'),
      ) +
      times(5, (index) => {
        const away = 0.84 - index * 0.15;
        const [left, base] = onGround(GROUND, 330, away);
        const [right] = onGround(GROUND, 1290, away);
        return (
          ashoka(random, left, base, 420 * (1 - away)) +
          ashoka(random, right, base, 420 * (1 - away)) +
          lamp(away, 455)
        );
      }) +
      times(
        3,
        (index) =>
          marker(...onGround(GROUND, 380, 0.2 + index * 0.17), 120 * (0.8 - index * 0.17)) +
          marker(...onGround(GROUND, 1220, 0.2 + index * 0.17), 120 * (0.8 - index * 0.17)),
      ),
  );
}
