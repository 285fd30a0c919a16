import { belt, type Ground, plain } from './ground.ts';
import type { Light } from './light.ts';
import { mirrored, scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { ellipse, times } from './shapes.ts';
import { sky } from './sky.ts';

export const HORIZON = 600;
export const GROUND: Ground = { horizon: HORIZON, vanishing: 800, bottom: 1215 };

export function plotScene(random: Random, light: Light, content: string): string {
  const camera = { x: random.between(90, 150), y: random.between(150, 190), width: 1330 };
  return scene(
    sky(random, light, HORIZON),
    random.chance(0.5) ? content : mirrored(content),
    light,
    camera,
  );
}

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

export function frontRoad(): string {
  return (
    belt(GROUND, -0.2, 0.16, '#8b8882') +
    belt(GROUND, 0.16, 0.18, '#e0d5c0') +
    belt(GROUND, 0.18, 0.195, '#b3a68f')
  );
}
