import { type Block, groundShadow, sidePatch, slab, walls } from './block.ts';
import type { Place } from './house-parts.ts';
import { houseGround, sideWindows } from './house-setting.ts';
import type { Light } from './light.ts';
import { GLASS, GLASS_LIGHT, LAMP, PAINTS, type Paint } from './paint.ts';
import { flatRoof } from './roof.ts';
import { scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { polygon, rect, times } from './shapes.ts';
import {
  awning,
  handCart,
  mannequin,
  scooter,
  shopFront,
  shutter,
  signBoard,
  TRADES,
  type Trade,
} from './shop-parts.ts';
import { sky } from './sky.ts';
import { balconyBay, pairOfWindows, pickRailing, storey, windowBay } from './storey.ts';
import { bicycle, car, electricityPole, road } from './street.ts';
import { broadTree, potPlant } from './trees.ts';

const HORIZON = 740;
const BASE = 985;
const AWNINGS = ['#9c4430', '#2f6b3f', '#d49a1f', '#2f4f6b'] as const;
const SHUTTERS = ['#8b979b', '#6f8a78', '#a58a6a', '#7d8fa3'] as const;

/** Trades in another order for every picture, none of them twice. */
function tradesOf(random: Random): (index: number) => Trade {
  const first = random.whole(0, TRADES.length - 1);
  const step = random.pick([1, 2, 3, 4, 5]);
  return (index) => TRADES[(first + index * step) % TRADES.length] ?? random.pick(TRADES);
}

/** One shop from its step to its board; boards hold words, so nothing here may be mirrored. */
function unit(
  random: Random,
  { x, y, width, height }: Place,
  trade: Trade,
  lit: boolean,
  open: boolean,
): string {
  const board = { x: x + 8, y: y + 14, width: width - 16, height: height * 0.2 };
  const front = { x: x + 24, y: y + height * 0.27, width: width - 48, height: height * 0.73 - 16 };
  return (
    (open
      ? shopFront(random, front, trade, lit) + shutter(front, random.pick(SHUTTERS), 0.08)
      : shutter(front, random.pick(SHUTTERS), 1)) +
    rect(x + 6, y + height - 16, width - 12, 16, '#b9b0a0') +
    signBoard(random, board, trade.name) +
    (random.chance(0.6)
      ? awning(
          { x: x + 14, y: y + height * 0.25, width: width - 28, height: height * 0.11 },
          random.pick(AWNINGS),
        )
      : '')
  );
}

function street(random: Random): string {
  return (
    rect(-200, BASE, 2000, 60, '#d2c5ac') +
    road(1040, random.chance(0.4)) +
    random.pick([
      () =>
        scooter(random.between(300, 500), 1070, 190, '#9c4430') +
        scooter(random.between(1000, 1150), 1066, 190, '#47606b'),
      () => handCart(random, random.between(280, 420), 1080, 260),
      () =>
        bicycle(random.between(1050, 1150), 1062, 150) +
        scooter(random.between(320, 430), 1068, 190, '#3f6b55'),
      () => car(random, random.between(250, 380), 1130, 330),
    ])()
  );
}

function finished(random: Random, light: Light, content: string, closer = 0): string {
  const camera = {
    x: random.between(120, 170) + closer,
    y: 215 + closer * 0.95,
    width: 1300 - closer * 2,
  };
  return scene(sky(random, light, HORIZON), houseGround(HORIZON) + content, light, camera);
}

/** One shop by itself under a tree. */
export function singleShop(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const paint = random.pick([PAINTS.mustard, PAINTS.mint, PAINTS.sky, PAINTS.rose]);
  const block: Block = { x: 420, base: BASE, width: 620, height: 350, side: 'right', depth: 170 };
  return finished(
    random,
    light,
    broadTree(random, 270, 960, 430) +
      broadTree(random, 1340, 960, 300) +
      groundShadow(block, 80) +
      walls(block, paint.wall, paint.wallShade) +
      sideWindows(block, 1, 300, lit, paint) +
      unit(
        random,
        { x: block.x, y: BASE - 345, width: block.width, height: 345 },
        random.pick(TRADES),
        lit,
        true,
      ) +
      flatRoof(random, block, paint, lit) +
      potPlant(random, block.x - 34, BASE + 10, 84) +
      street(random),
    60,
  );
}

/** A row of shops under one roof. */
export function shopRow(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const paint = random.pick([PAINTS.cream, PAINTS.peach, PAINTS.white]);
  const block: Block = { x: 200, base: BASE, width: 1080, height: 340, side: 'right', depth: 130 };
  const count = random.whole(3, 4);
  const trade = tradesOf(random);
  const width = block.width / count;
  return finished(
    random,
    light,
    broadTree(random, 700, 900, 380) +
      broadTree(random, 1450, 950, 330) +
      groundShadow(block, 80) +
      walls(block, paint.wall, paint.wallShade) +
      times(count, (index) =>
        unit(
          random,
          { x: block.x + index * width, y: BASE - 335, width, height: 335 },
          trade(index),
          lit,
          index === 0 || random.chance(0.65),
        ),
      ) +
      flatRoof(random, block, paint, lit) +
      (random.chance(0.5) ? electricityPole(1390, 1050, 760) : '') +
      street(random),
  );
}

/** A market: shops below, rooms with balconies above, each house in its own colour. */
export function bazaar(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const kind = pickRailing(random);
  const trade = tradesOf(random);
  const house = (
    first: number,
    x: number,
    width: number,
    paint: Paint,
    floors: number,
    side: 'left' | 'right',
  ): string => {
    const block: Block = { x, base: BASE, width, height: 320 + floors * 190, side, depth: 60 };
    return (
      walls(block, paint.wall, paint.wallShade) +
      times(floors, (floor) =>
        storey(
          { x, y: BASE - 320 - 190 * (floor + 1), width, height: 190 },
          paint,
          lit && random.chance(0.7),
          [
            [1, random.pick([balconyBay(kind), pairOfWindows])],
            [1, random.pick([windowBay, balconyBay(kind)])],
          ],
        ),
      ) +
      slab(block, BASE - 330, 16, paint.trim, paint.trimShade, 10) +
      unit(
        random,
        { x, y: BASE - 315, width: width / 2, height: 315 },
        trade(first),
        lit,
        random.chance(0.75),
      ) +
      unit(
        random,
        { x: x + width / 2, y: BASE - 315, width: width / 2, height: 315 },
        trade(first + 1),
        lit,
        random.chance(0.75),
      ) +
      flatRoof(random, block, paint, lit)
    );
  };
  return finished(
    random,
    light,
    house(0, 20, 500, random.pick([PAINTS.mint, PAINTS.cream]), 1, 'left') +
      house(2, 1100, 520, random.pick([PAINTS.rose, PAINTS.sky]), 1, 'right') +
      house(4, 515, 520, random.pick([PAINTS.brick, PAINTS.mustard, PAINTS.peach]), 2, 'right') +
      electricityPole(1066, 1050, 830) +
      street(random),
    -70,
  );
}

/** A showroom with glass two floors high. */
export function showroom(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const paint = random.pick([PAINTS.grey, PAINTS.white, PAINTS.stone]);
  const block: Block = { x: 280, base: BASE, width: 900, height: 520, side: 'right', depth: 200 };
  const glass = { x: block.x + 40, y: BASE - 370, width: block.width - 80, height: 355 };
  const cloths = ['#c9573f', '#e3b23c', '#6a9150', '#4f7f9b', '#8f5f7f'] as const;
  return finished(
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
      street(random),
  );
}

/** A corner: shops on the front, more around the side, offices above. */
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
  const trade = tradesOf(random);
  const upper = (floor: number) => ({
    x: block.x,
    y: BASE - 330 - 190 * (floor + 1),
    width: block.width,
    height: 190,
  });
  return finished(
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
        unit(
          random,
          { x: block.x + index * 360, y: BASE - 325, width: 360, height: 325 },
          trade(index),
          lit,
          index === 0 || random.chance(0.7),
        ),
      ) +
      flatRoof(random, block, paint, lit) +
      electricityPole(1400, 1050, 800) +
      street(random),
    -110,
  );
}
