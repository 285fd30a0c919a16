import { type Block, groundShadow, walls } from './block.ts';
import { houseGround, sideWindows } from './house-setting.ts';
import type { Light } from './light.ts';
import { steps } from './openings.ts';
import { PAINTS } from './paint.ts';
import { flatRoof } from './roof.ts';
import { mirrored, scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { rect, times } from './shapes.ts';
import { sky } from './sky.ts';
import {
  type Bay,
  doorBay,
  jaaliBay,
  pairOfWindows,
  storey,
  verandahBay,
  windowBay,
} from './storey.ts';
import { road } from './street.ts';
import { broadTree, bush, hedge, potPlant } from './trees.ts';
import { bicycle, car } from './vehicles.ts';

const FLOOR = 240;

/** `door` is the position of the door along the front (0 to 1). */
const FRONTS: readonly { bays: readonly (readonly [number, Bay])[]; door: number }[] = [
  {
    bays: [
      [3, verandahBay(4)],
      [2, windowBay],
    ],
    door: 0.16,
  },
  {
    bays: [
      [1.7, windowBay],
      [3, verandahBay(3)],
      [1, jaaliBay],
    ],
    door: 0.45,
  },
  {
    bays: [
      [2, pairOfWindows],
      [1.1, doorBay],
      [1.8, windowBay],
    ],
    door: 0.52,
  },
];

export function singleStorey(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const paint = random.pick([
    PAINTS.brick,
    PAINTS.mustard,
    PAINTS.mint,
    PAINTS.rose,
    PAINTS.white,
    PAINTS.peach,
  ]);
  const block: Block = {
    x: random.between(280, 360),
    base: 940,
    width: random.between(820, 920),
    height: FLOOR,
    side: 'right',
    depth: random.between(140, 200),
  };
  const { bays, door } = random.pick(FRONTS);
  const content =
    houseGround() +
    broadTree(random, random.between(380, 620), 860, random.between(330, 400)) +
    broadTree(random, random.between(1250, 1450), 900, random.between(300, 380)) +
    groundShadow(block, 110) +
    walls(block, paint.wall, paint.wallShade) +
    sideWindows(block, 1, FLOOR, lit, paint) +
    storey(
      { x: block.x, y: block.base - FLOOR, width: block.width, height: FLOOR },
      paint,
      lit,
      bays,
    ) +
    rect(block.x, block.base - 26, block.width, 26, '#9c4430', 'opacity="0.55"') +
    steps(block.x + block.width * door - 80, block.base + 14, 160, paint) +
    flatRoof(random, block, paint, lit) +
    hedge(-20, 985, block.x - 30, 60) +
    hedge(block.x + block.width + 70, 985, 600, 60) +
    (random.chance(0.5)
      ? bush(random, block.x - 40, 975, 70, random.pick(['#c5537a', '#e3b23c', '#d9694a']))
      : '') +
    times(4, (index) => potPlant(random, block.x + 60 + index * random.between(60, 90), 968, 74)) +
    rect(-200, 985, 2000, 60, '#cfae80') +
    road(1040, false) +
    (random.chance(0.6)
      ? bicycle(random.between(950, 1150), 1008, 130)
      : car(random, random.between(850, 1000), 1128, 330));
  const camera = { x: random.between(130, 220), y: random.between(300, 335), width: 1180 };
  return scene(
    sky(random, light, 720),
    random.chance(0.5) ? content : mirrored(content),
    light,
    camera,
  );
}
