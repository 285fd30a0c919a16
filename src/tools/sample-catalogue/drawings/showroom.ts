import { type Block, groundShadow, sidePatch, slab, walls } from './block.ts';
import type { Light } from './light.ts';
import { GLASS, GLASS_LIGHT, LAMP, PAINTS } from './paint.ts';
import { flatRoof } from './roof.ts';
import type { Random } from './seeded-random.ts';
import { polygon, rect, times } from './shapes.ts';
import { signBoard } from './shop-front.ts';
import { BASE, shopScene, streetInFront } from './shop-scene.ts';
import { mannequin } from './shop-stock.ts';
import { broadTree, potPlant } from './trees.ts';

export function showroom(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const paint = random.pick([PAINTS.grey, PAINTS.white, PAINTS.stone]);
  const block: Block = { x: 280, base: BASE, width: 900, height: 520, side: 'right', depth: 200 };
  const glass = { x: block.x + 40, y: BASE - 370, width: block.width - 80, height: 355 };
  const cloths = ['#c9573f', '#e3b23c', '#6a9150', '#4f7f9b', '#8f5f7f'] as const;
  return shopScene(
    random,
    light,
    broadTree(random, 170, 950, 350) +
      broadTree(random, 1480, 950, 320) +
      groundShadow(block, 90) +
      walls(block, paint.wall, paint.wallShade) +
      sidePatch(block, 0.15, 0.85, BASE - 370, BASE - 30, lit ? LAMP : GLASS) +
      rect(glass.x, glass.y, glass.width, glass.height, lit ? LAMP : GLASS) +
      (lit
        ? ''
        : times(3, (index) =>
            polygon(
              [
                [glass.x + index * 280 + 20, glass.y],
                [glass.x + index * 280 + 130, glass.y],
                [glass.x + index * 280 + 30, BASE - 15],
                [Math.max(glass.x + index * 280 - 20, glass.x), BASE - 15],
              ],
              GLASS_LIGHT,
            ),
          )) +
      times(7, (index) =>
        index === 3
          ? ''
          : mannequin(glass.x + 70 + index * 112, BASE - 24, 200, random.pick(cloths)),
      ) +
      times(8, (index) =>
        rect(glass.x + (index * (glass.width - 8)) / 7, glass.y, 8, glass.height, '#3b3a38'),
      ) +
      rect(glass.x, glass.y + 130, glass.width, 8, '#3b3a38') +
      rect(
        glass.x + glass.width * 0.43,
        BASE - 215,
        glass.width * 0.14,
        200,
        '#2f3a3d',
        'opacity="0.55"',
      ) +
      rect(block.x, BASE - 15, block.width, 15, '#b9b0a0') +
      slab(block, BASE - 395, 26, paint.accent, paint.accentShade, 20) +
      signBoard(
        random,
        { x: block.x + 190, y: BASE - 500, width: block.width - 380, height: 88 },
        random.pick(['EMPORIUM', 'CLOTH HOUSE', 'READYMADES', 'BOUTIQUE']),
      ) +
      flatRoof(random, block, paint, lit) +
      potPlant(random, block.x + 380, BASE + 6, 90) +
      potPlant(random, block.x + 530, BASE + 6, 90) +
      streetInFront(random),
  );
}
