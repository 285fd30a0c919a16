import { type Block, groundShadow, slab, walls } from './block.ts';
import { houseGround, LAWN, sideWindows } from './house-setting.ts';
import type { Light } from './light.ts';
import { windowPane } from './openings.ts';
import { GLASS, LAMP, PAINTS, type Paint } from './paint.ts';
import { railing } from './railing.ts';
import { tiledRoof } from './roof.ts';
import { mirrored, scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { ellipse, path, rect, times } from './shapes.ts';
import { sky } from './sky.ts';
import { pairOfWindows, storey } from './storey.ts';
import { ashoka, broadTree, bush, hedge, potPlant } from './trees.ts';
import { car } from './vehicles.ts';

const TILES = [
  ['#b5583c', '#96452f'],
  ['#a34a3a', '#843a2d'],
  ['#7b6a5c', '#63554a'],
] as const;

export function villa(random: Random, light: Light): string {
  const paint = random.pick([PAINTS.cream, PAINTS.white, PAINTS.peach, PAINTS.mint]);
  const [tile, tileShade] = random.pick(TILES);
  const lit = light.lampsLit;
  const wing: Block = {
    x: 250,
    base: 900,
    width: random.between(380, 440),
    height: 235,
    side: 'left',
    depth: 90,
  };
  const main: Block = {
    x: wing.x + wing.width - 10,
    base: 900,
    width: random.between(430, 480),
    height: 420,
    side: 'right',
    depth: 190,
  };
  const content =
    houseGround(730) +
    broadTree(random, 140, 880, 330) +
    broadTree(random, 1440, 890, 360) +
    groundShadow(main) +
    walls(wing, paint.wall, paint.wallShade) +
    storey({ x: wing.x, y: 900 - 220, width: wing.width, height: 220 }, paint, lit, [
      [1, pairOfWindows],
    ]) +
    tiledRoof(wing, 120, tile, tileShade) +
    walls(main, paint.wall, paint.wallShade) +
    sideWindows(main, 2, 210, lit, paint) +
    upperFloor(main, paint, lit) +
    entrance(main, paint, lit) +
    tiledRoof(main, 150, tile, tileShade) +
    garden(random, main);
  const camera = { x: random.between(120, 170), y: random.between(190, 230), width: 1300 };
  return scene(
    sky(random, light, 730),
    random.chance(0.5) ? content : mirrored(content),
    light,
    camera,
  );
}

function upperFloor(main: Block, paint: Paint, lit: boolean): string {
  const y = main.base - 400;
  return (
    windowPane(
      { x: main.x + main.width * 0.12, y: y + 60, width: main.width * 0.26, height: 90 },
      paint,
      lit,
    ) +
    windowPane(
      { x: main.x + main.width * 0.62, y: y + 60, width: main.width * 0.26, height: 90 },
      paint,
      lit,
    ) +
    slab(main, main.base - 220, 14, paint.trim, paint.trimShade, 10)
  );
}

function entrance(main: Block, paint: Paint, lit: boolean): string {
  const [left, width, height] = [main.x + main.width * 0.06, main.width * 0.88, 205];
  const top = main.base - height;
  const arch = (index: number) => {
    const [x, w] = [left + 18 + (index * (width - 18)) / 3, (width - 18) / 3 - 18];
    const opening = `M${x} ${main.base}v${-height * 0.52}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${height * 0.52}Z`;
    const inside =
      index === 1
        ? rect(x + w * 0.2, main.base - height * 0.55, w * 0.6, height * 0.55, paint.accent)
        : rect(x + w * 0.24, main.base - height * 0.52, w * 0.52, height * 0.3, lit ? LAMP : GLASS);
    return path(opening, paint.wallShade) + inside;
  };
  return (
    rect(left, top, width, height, paint.trim) +
    times(3, arch) +
    rect(left, main.base - 10, width, 10, '#9c4430') +
    railing('bars', { x: left, y: top - 52, width, height: 54 }, paint) +
    rect(left - 12, top - 4, width + 24, 16, paint.trimShade)
  );
}

function garden(random: Random, main: Block): string {
  const door = main.x + main.width / 2;
  return (
    path(
      `M${door - 70} 900C${door - 90} 980 ${door - 300} 1020 ${door - 460} 1230H${door - 20}C${door + 20} 1080 ${door + 90} 960 ${door + 70} 900Z`,
      '#d9c29a',
    ) +
    ellipse(door + 420, 1040, 300, 60, '#a5bc70') +
    ellipse(180, 1080, 330, 70, '#84a058') +
    hedge(main.x + main.width + 40, 930, 420, 46) +
    hedge(-20, 930, 240, 46) +
    ashoka(random, 230, 930, 300) +
    ashoka(random, main.x + main.width + 90, 935, 310) +
    bush(random, 330, 920, 50, '#d9694a') +
    bush(random, 460, 922, 46, '#e3b23c') +
    times(2, (index) => potPlant(random, door - 105 + index * 210, 918, 78)) +
    bush(random, door + 330, 1010, 66, random.pick(['#c5537a', '#e3b23c'])) +
    (random.chance(0.6)
      ? car(random, door - 330, 1060, 300)
      : bush(random, 150, 1050, 80, '#c5537a')) +
    rect(-200, 1180, 2000, 200, LAWN, 'opacity="0.0"')
  );
}
