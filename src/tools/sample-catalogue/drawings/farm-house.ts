import { type Block, groundShadow, walls } from './block.ts';
import { greenWheat, mustard, ripeWheat } from './crops.ts';
import { cot, haystack, TRACTOR_PAINTS, tractor } from './field-objects.ts';
import { sideWindows } from './house-setting.ts';
import type { Light } from './light.ts';
import { PAINTS } from './paint.ts';
import { tiledRoof } from './roof.ts';
import { mirrored, scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { ellipse, rect, times } from './shapes.ts';
import { sky } from './sky.ts';
import { storey, verandahBay, windowBay } from './storey.ts';
import { broadTree, eucalyptus, potPlant } from './trees.ts';

export function farmHouse(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const paint = random.pick([PAINTS.white, PAINTS.cream, PAINTS.mint, PAINTS.brick]);
  const block: Block = { x: 430, base: 860, width: 760, height: 230, side: 'right', depth: 150 };
  const content =
    rect(-300, 640, 2200, 700, '#a8b96b') +
    times(9, (index) =>
      eucalyptus(random, 60 + index * 190 + random.between(-30, 30), 660, random.between(190, 260)),
    ) +
    broadTree(random, 330, 830, 420) +
    broadTree(random, 1370, 850, 340) +
    ellipse(800, 880, 760, 70, '#cdb083') +
    groundShadow(block, 100) +
    walls(block, paint.wall, paint.wallShade) +
    sideWindows(block, 1, 230, lit, paint) +
    storey({ x: block.x, y: block.base - 230, width: block.width, height: 230 }, paint, lit, [
      [3, verandahBay(5)],
      [1.3, windowBay],
    ]) +
    rect(block.x, block.base - 20, block.width, 20, '#9c4430') +
    tiledRoof(block, 130, '#b5583c', '#96452f') +
    times(3, (index) => potPlant(random, block.x + 40 + index * 240, 880, 74)) +
    haystack(1420, 905, 90) +
    tractor(150, 930, 300, ...random.pick(TRACTOR_PAINTS)) +
    cot(930, 935, 190) +
    random.pick([mustard, ripeWheat, greenWheat])(random, {
      horizon: 965,
      vanishing: 800,
      bottom: 1290,
    });
  const camera = { x: random.between(100, 160), y: 270, width: 1300 };
  return scene(
    sky(random, light, 640),
    random.chance(0.5) ? content : mirrored(content),
    light,
    camera,
  );
}
