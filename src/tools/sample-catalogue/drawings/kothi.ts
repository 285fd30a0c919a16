import { type Block, groundShadow, slab, walls } from './block.ts';
import { houseGround, sideWindows } from './house-setting.ts';
import type { Light } from './light.ts';
import { PAINTS, type Paint } from './paint.ts';
import { flatRoof } from './roof.ts';
import { mirrored, scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { sky } from './sky.ts';
import {
  type Bay,
  balconyBay,
  cladBay,
  doorBay,
  framed,
  jaaliBay,
  pairOfWindows,
  pickRailing,
  storey,
  verandahBay,
  windowBay,
} from './storey.ts';
import { electricityPole, frontWall, road } from './street.ts';
import { ashoka, broadTree, bush } from './trees.ts';
import { car } from './vehicles.ts';

const FLOOR = 205;
const STONES = ['#a9553f', '#8d7f70', '#c08a5c'] as const;

type Bays = readonly (readonly [share: number, bay: Bay])[];

export function kothi(random: Random, light: Light): string {
  const paint = random.pick([
    PAINTS.cream,
    PAINTS.white,
    PAINTS.stone,
    PAINTS.grey,
    PAINTS.peach,
    PAINTS.sky,
  ]);
  const block: Block = {
    x: random.between(330, 420),
    base: 930,
    width: random.between(720, 820),
    height: FLOOR * 2,
    side: 'right',
    depth: random.between(150, 210),
  };
  const content =
    houseGround() +
    broadTree(random, random.between(90, 240), 900, random.between(300, 400)) +
    broadTree(random, random.between(1380, 1540), 880, random.between(260, 380)) +
    house(random, light.lampsLit, paint, block) +
    ashoka(random, block.x - 60, 940, random.between(330, 420)) +
    (random.chance(0.6) ? ashoka(random, block.x - 150, 950, random.between(300, 380)) : '') +
    bush(random, block.x + block.width + 120, 950, 60, '#c5537a') +
    frontWall(1040, random.between(430, 900), 250, 120, paint, light.lampsLit) +
    (random.chance(0.5) ? creeper(random, random.pick([120, 1330])) : '') +
    road(1040, random.chance(0.5)) +
    (random.chance(0.7) ? car(random, random.between(80, 300), 1128, 330) : '') +
    (random.chance(0.4) ? electricityPole(random.pick([150, 1450]), 1052, 760) : '');
  const camera = { x: random.between(60, 140), y: random.between(170, 210), width: 1330 };
  return scene(
    sky(random, light, 720),
    random.chance(0.5) ? content : mirrored(content),
    light,
    camera,
  );
}

function house(random: Random, lit: boolean, paint: Paint, block: Block): string {
  const place = (level: number) => ({
    x: block.x,
    y: block.base - FLOOR * (level + 1),
    width: block.width,
    height: FLOOR,
  });
  const clad = cladBay(random.pick(STONES), 'rgba(255,255,255,.28)');
  const upper = random.pick<Bays>([
    [
      [3, framed(balconyBay(pickRailing(random)))],
      [1.2, jaaliBay],
      [2.2, windowBay],
    ],
    [
      [2.4, balconyBay(pickRailing(random))],
      [1.4, clad],
      [2.4, framed(balconyBay(pickRailing(random)))],
    ],
    [
      [3, balconyBay(pickRailing(random))],
      [1.3, clad],
      [2, pairOfWindows],
    ],
  ]);
  const lower = random.pick<Bays>([
    [
      [3.4, verandahBay(3)],
      [1.2, clad],
      [2, windowBay],
    ],
    [
      [2, windowBay],
      [1.2, doorBay],
      [3, verandahBay(2)],
    ],
  ]);
  return (
    groundShadow(block) +
    walls(block, paint.wall, paint.wallShade) +
    sideWindows(block, 2, FLOOR, lit, paint) +
    storey(place(1), paint, lit, upper) +
    storey(place(0), paint, lit, lower) +
    slab(block, block.base - FLOOR - 8, 20, paint.trim, paint.trimShade, 22) +
    flatRoof(random, block, paint, lit)
  );
}

function creeper(random: Random, x: number): string {
  return bush(random, x, 975, 110, '#c5537a') + bush(random, x + 130, 985, 80, '#d4688c');
}
