import { type Block, groundShadow, sidePatch, slab, walls } from './block.ts';
import type { Light } from './light.ts';
import { GLASS, LAMP, PAINTS } from './paint.ts';
import { flatRoof } from './roof.ts';
import type { Random } from './seeded-random.ts';
import { times } from './shapes.ts';
import {
  AWNINGS,
  BASE,
  differentTrades,
  SHUTTERS,
  shop,
  shopScene,
  streetInFront,
} from './shop-scene.ts';
import { storey, windowBay } from './storey.ts';
import { electricityPole } from './street.ts';
import { broadTree } from './trees.ts';

export function cornerShop(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const paint = random.pick([PAINTS.cream, PAINTS.peach, PAINTS.stone, PAINTS.white]);
  const block: Block = {
    x: 230,
    base: BASE,
    width: 720,
    height: 330 + 190 * 2,
    side: 'right',
    depth: 420,
  };
  const trade = differentTrades(random);
  const upper = (floor: number) => ({
    x: block.x,
    y: BASE - 330 - 190 * (floor + 1),
    width: block.width,
    height: 190,
  });
  return shopScene(
    random,
    light,
    groundShadow(block, 70) +
      broadTree(random, 1480, 940, 300) +
      walls(block, paint.wall, paint.wallShade) +
      times(
        2,
        (floor) =>
          storey(upper(floor), paint, lit && random.chance(0.7), [
            [1, windowBay],
            [1, windowBay],
            [1, windowBay],
          ]) + slab(block, upper(floor).y + 180, 16, paint.trim, paint.trimShade, 12),
      ) +
      times(6, (index) => {
        const [column, floor] = [index % 3, Math.floor(index / 3)];
        const top = BASE - 330 - 190 * (floor + 1) + 54;
        return (
          sidePatch(
            block,
            0.08 + column * 0.31,
            0.27 + column * 0.31,
            top,
            top + 80,
            paint.trimShade,
          ) +
          sidePatch(
            block,
            0.1 + column * 0.31,
            0.25 + column * 0.31,
            top + 8,
            top + 72,
            lit ? LAMP : GLASS,
          )
        );
      }) +
      times(
        2,
        (index) =>
          sidePatch(
            block,
            0.06 + index * 0.47,
            0.48 + index * 0.46,
            BASE - 300,
            BASE - 246,
            AWNINGS[index] ?? '#9c4430',
          ) +
          sidePatch(
            block,
            0.09 + index * 0.47,
            0.45 + index * 0.46,
            BASE - 236,
            BASE - 14,
            random.pick(SHUTTERS),
          ),
      ) +
      times(2, (index) =>
        shop(
          random,
          { x: block.x + index * 360, y: BASE - 325, width: 360, height: 325 },
          trade(index),
          lit,
          index === 0 || random.chance(0.7),
        ),
      ) +
      flatRoof(random, block, paint, lit) +
      electricityPole(1400, 1050, 800) +
      streetInFront(random),
    -110,
  );
}
