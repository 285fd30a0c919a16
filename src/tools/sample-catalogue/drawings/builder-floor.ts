import { type Block, groundShadow, slab, walls } from './block.ts';
import { houseGround, sideWindows } from './house-setting.ts';
import type { Light } from './light.ts';
import { PAINTS, type Paint } from './paint.ts';
import { flatRoof } from './roof.ts';
import { mirrored, scaled, scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { rect, times } from './shapes.ts';
import { sky } from './sky.ts';
import { balconyBay, cladBay, pickRailing, storey, windowBay } from './storey.ts';
import { boundaryWall, electricityPole, road } from './street.ts';
import { ashoka, broadTree, bush } from './trees.ts';
import { car } from './vehicles.ts';

const FLOOR = 195;

export function builderFloor(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const paint = random.pick([PAINTS.grey, PAINTS.white, PAINTS.stone, PAINTS.peach]);
  const floors = 3;
  const block: Block = {
    x: 470,
    base: 985,
    width: random.between(560, 620),
    height: FLOOR * floors + 130,
    side: 'right',
    depth: 150,
  };
  const kind = pickRailing(random);
  const clad = cladBay(random.pick(['#a9553f', '#8d7f70', '#7c8a86']), 'rgba(255,255,255,.25)');
  const flipped = random.chance(0.5);
  const content =
    houseGround(760) +
    neighbour(
      random,
      { ...block, x: 60, width: 330, height: 420, depth: 70 },
      random.pick([PAINTS.cream, PAINTS.mint, PAINTS.rose]),
      lit,
    ) +
    broadTree(random, 1400, 960, 420) +
    groundShadow(block, 60) +
    walls(block, paint.wall, paint.wallShade) +
    sideWindows({ ...block, base: block.base - 130 }, floors, FLOOR, lit, paint) +
    times(floors, (floor) => {
      const place = {
        x: block.x,
        y: block.base - 130 - FLOOR * (floor + 1),
        width: block.width,
        height: FLOOR,
      };
      const bays = flipped
        ? ([
            [1.6, windowBay],
            [1, clad],
            [2.6, balconyBay(kind)],
          ] as const)
        : ([
            [2.6, balconyBay(kind)],
            [1, clad],
            [1.6, windowBay],
          ] as const);
      return (
        storey(place, paint, lit, bays) +
        slab(block, place.y + FLOOR - 8, 16, paint.trim, paint.trimShade, 14)
      );
    }) +
    stilts(random, block, paint) +
    flatRoof(random, block, paint, lit) +
    boundaryWall(-200, 1040, 560, 90, PAINTS.cream) +
    boundaryWall(block.x + block.width + 130, 1040, 700, 90, PAINTS.cream) +
    ashoka(random, 400, 1040, 330) +
    bush(random, 1250, 1042, 70, '#c5537a') +
    road(1040, false) +
    (random.chance(0.5) ? electricityPole(1330, 1056, 820) : '');
  const camera = { x: random.between(130, 190), y: random.between(40, 70), width: 1420 };
  return scene(
    sky(random, light, 760),
    random.chance(0.5) ? content : mirrored(content),
    light,
    camera,
  );
}

function stilts(random: Random, block: Block, paint: Paint): string {
  const top = block.base - 130;
  return (
    rect(block.x, top, block.width, 130, '#4c4842') +
    scaled(car(random, block.x + 40, block.base - 2, 250), block.x, block.base, 1) +
    car(random, block.x + block.width - 290, block.base - 2, 250) +
    times(4, (index) =>
      rect(block.x + (index * (block.width - 28)) / 3, top, 28, 132, paint.trim),
    ) +
    slab(block, top - 8, 18, paint.trim, paint.trimShade, 16)
  );
}

function neighbour(random: Random, block: Block, paint: Paint, lit: boolean): string {
  return (
    walls(block, paint.wall, paint.wallShade) +
    times(2, (floor) =>
      storey(
        { x: block.x, y: block.base - 210 * (floor + 1), width: block.width, height: 210 },
        paint,
        lit && floor === 0,
        [
          [1, windowBay],
          [1, windowBay],
        ],
      ),
    ) +
    flatRoof(random, block, paint, lit)
  );
}
