import { houseGround } from './house-setting.ts';
import type { Light } from './light.ts';
import { scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { type Box, rect } from './shapes.ts';
import { awning, shopFront, shutter, signBoard } from './shop-front.ts';
import { TRADES, type Trade } from './shop-stock.ts';
import { sky } from './sky.ts';
import { road } from './street.ts';
import { bicycle, car, handCart, scooter } from './vehicles.ts';

const HORIZON = 740;
export const BASE = 985;
export const AWNINGS = ['#9c4430', '#2f6b3f', '#d49a1f', '#2f4f6b'] as const;
export const SHUTTERS = ['#8b979b', '#6f8a78', '#a58a6a', '#7d8fa3'] as const;

/** No trade comes twice in a drawing. */
export function differentTrades(random: Random): (index: number) => Trade {
  const first = random.whole(0, TRADES.length - 1);
  const step = random.pick([1, 2, 3, 4, 5]);
  return (index) => TRADES[(first + index * step) % TRADES.length] ?? random.pick(TRADES);
}

/** The board has words on it, so a drawing with a shop must not be mirrored. */
export function shop(
  random: Random,
  { x, y, width, height }: Box,
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

export function streetInFront(random: Random): string {
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

export function shopScene(random: Random, light: Light, content: string, closer = 0): string {
  const camera = {
    x: random.between(120, 170) + closer,
    y: 215 + closer * 0.95,
    width: 1300 - closer * 2,
  };
  return scene(sky(random, light, HORIZON), houseGround(HORIZON) + content, light, camera);
}
