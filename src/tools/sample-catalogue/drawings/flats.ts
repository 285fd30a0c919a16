import { type Block, groundShadow, slab, walls } from './block.ts';
import { houseGround, sideWindows } from './house-setting.ts';
import type { Light } from './light.ts';
import { PAINTS, type Paint } from './paint.ts';
import { flatRoof } from './roof.ts';
import { mirrored, scaled, scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { ellipse, rect, times } from './shapes.ts';
import { sky } from './sky.ts';
import { type Bay, balconyBay, pickRailing, storey, windowBay } from './storey.ts';
import { boundaryWall, road } from './street.ts';
import { ashoka, broadTree, bush, hedge } from './trees.ts';
import { car } from './vehicles.ts';

const FLOOR = 200;

export function flats(random: Random, light: Light): string {
  const paint = random.pick([PAINTS.white, PAINTS.peach, PAINTS.sky, PAINTS.cream]);
  const floors = random.whole(5, 6);
  const far = scaled(
    tower(random, light.lampsLit, { x: 1000, width: 760, depth: 240 }, floors + 1, paint),
    1180,
    940,
    0.42,
  );
  const near = scaled(
    tower(random, light.lampsLit, { x: 420, width: 900, depth: 300 }, floors, paint),
    560,
    980,
    0.6,
  );
  const content =
    houseGround(770) +
    broadTree(random, 1480, 900, 260) +
    far +
    broadTree(random, 300, 930, 280) +
    near +
    hedge(-100, 1000, 560, 44) +
    hedge(1130, 1000, 700, 44) +
    ellipse(300, 1040, 420, 30, '#a5bc70') +
    times(4, (index) =>
      ashoka(random, [380, 455, 1160, 1240][index] ?? 0, 1010, random.between(200, 260)),
    ) +
    boundaryWall(-200, 1070, 560, 70, PAINTS.cream) +
    boundaryWall(1220, 1070, 700, 70, PAINTS.cream) +
    rect(360, 1000, 860, 80, '#c9bda8') +
    (random.chance(0.8) ? car(random, random.between(480, 860), 1066, 230) : '') +
    bush(random, 1290, 1068, 54, '#c5537a') +
    bush(random, 240, 1068, 50, '#e3b23c') +
    road(1070, true);
  const camera = { x: random.between(130, 200), y: random.between(60, 90), width: 1390 };
  return scene(
    sky(random, light, 770),
    random.chance(0.5) ? content : mirrored(content),
    light,
    camera,
  );
}

function tower(
  random: Random,
  lit: boolean,
  shape: Pick<Block, 'x' | 'width' | 'depth'>,
  floors: number,
  paint: Paint,
): string {
  const block: Block = { ...shape, base: 980, height: floors * FLOOR, side: 'right' };
  const kind = pickRailing(random);
  const bays: readonly (readonly [number, Bay])[] = random.pick([
    [
      [2, balconyBay(kind)],
      [1, windowBay],
      [1, windowBay],
      [2, balconyBay(kind)],
    ] as const,
    [
      [1, windowBay],
      [2, balconyBay(kind)],
      [1, windowBay],
      [2, balconyBay(kind)],
    ] as const,
  ]);
  return (
    groundShadow(block, 120) +
    walls(block, paint.wall, paint.wallShade) +
    sideWindows(block, floors, FLOOR, lit, paint) +
    times(floors, (floor) => {
      const y = block.base - FLOOR * (floor + 1);
      return (
        storey(
          { x: block.x, y, width: block.width, height: FLOOR },
          paint,
          lit && random.chance(0.65),
          bays,
        ) + slab(block, y + FLOOR - 10, 18, paint.trim, paint.trimShade, 10)
      );
    }) +
    rect(
      block.x + block.width * 0.47,
      block.base - block.height,
      block.width * 0.06,
      block.height,
      paint.accent,
    ) +
    flatRoof(random, block, paint, lit)
  );
}
