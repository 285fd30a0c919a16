import { onGround, patch, plain } from './ground.ts';
import type { Light } from './light.ts';
import { grass, marker } from './marked-plot.ts';
import { GROUND, HORIZON, plotScene } from './plot-scene.ts';
import type { Random } from './seeded-random.ts';
import { line, type Point, path, rect, times } from './shapes.ts';
import { broadTree, bush } from './trees.ts';

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
  return plotScene(
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
