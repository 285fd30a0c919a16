import { type Block, groundShadow, walls } from './block.ts';
import { sideWindows } from './house-setting.ts';
import type { Light } from './light.ts';
import { PAINTS } from './paint.ts';
import { flatRoof } from './roof.ts';
import type { Random } from './seeded-random.ts';
import { times } from './shapes.ts';
import { BASE, differentTrades, shop, shopScene, streetInFront } from './shop-scene.ts';
import { TRADES } from './shop-stock.ts';
import { electricityPole } from './street.ts';
import { broadTree, potPlant } from './trees.ts';

export function singleShop(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const paint = random.pick([PAINTS.mustard, PAINTS.mint, PAINTS.sky, PAINTS.rose]);
  const block: Block = { x: 420, base: BASE, width: 620, height: 350, side: 'right', depth: 170 };
  return shopScene(
    random,
    light,
    broadTree(random, 270, 960, 430) +
      broadTree(random, 1340, 960, 300) +
      groundShadow(block, 80) +
      walls(block, paint.wall, paint.wallShade) +
      sideWindows(block, 1, 300, lit, paint) +
      shop(
        random,
        { x: block.x, y: BASE - 345, width: block.width, height: 345 },
        random.pick(TRADES),
        lit,
        true,
      ) +
      flatRoof(random, block, paint, lit) +
      potPlant(random, block.x - 34, BASE + 10, 84) +
      streetInFront(random),
    60,
  );
}

export function shopRow(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const paint = random.pick([PAINTS.cream, PAINTS.peach, PAINTS.white]);
  const block: Block = { x: 200, base: BASE, width: 1080, height: 340, side: 'right', depth: 130 };
  const count = random.whole(3, 4);
  const trade = differentTrades(random);
  const width = block.width / count;
  return shopScene(
    random,
    light,
    broadTree(random, 700, 900, 380) +
      broadTree(random, 1450, 950, 330) +
      groundShadow(block, 80) +
      walls(block, paint.wall, paint.wallShade) +
      times(count, (index) =>
        shop(
          random,
          { x: block.x + index * width, y: BASE - 335, width, height: 335 },
          trade(index),
          lit,
          index === 0 || random.chance(0.65),
        ),
      ) +
      flatRoof(random, block, paint, lit) +
      (random.chance(0.5) ? electricityPole(1390, 1050, 760) : '') +
      streetInFront(random),
  );
}
