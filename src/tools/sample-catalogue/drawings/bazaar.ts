import { type Block, slab, walls } from './block.ts';
import type { Light } from './light.ts';
import { PAINTS, type Paint } from './paint.ts';
import { flatRoof } from './roof.ts';
import type { Random } from './seeded-random.ts';
import { times } from './shapes.ts';
import { BASE, differentTrades, shop, shopScene, streetInFront } from './shop-scene.ts';
import { balconyBay, pairOfWindows, pickRailing, storey, windowBay } from './storey.ts';
import { electricityPole } from './street.ts';

export function bazaar(random: Random, light: Light): string {
  const lit = light.lampsLit;
  const kind = pickRailing(random);
  const trade = differentTrades(random);
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
      shop(
        random,
        { x, y: BASE - 315, width: width / 2, height: 315 },
        trade(first),
        lit,
        random.chance(0.75),
      ) +
      shop(
        random,
        { x: x + width / 2, y: BASE - 315, width: width / 2, height: 315 },
        trade(first + 1),
        lit,
        random.chance(0.75),
      ) +
      flatRoof(random, block, paint, lit)
    );
  };
  return shopScene(
    random,
    light,
    house(0, 20, 500, random.pick([PAINTS.mint, PAINTS.cream]), 1, 'left') +
      house(2, 1100, 520, random.pick([PAINTS.rose, PAINTS.sky]), 1, 'right') +
      house(4, 515, 520, random.pick([PAINTS.brick, PAINTS.mustard, PAINTS.peach]), 2, 'right') +
      electricityPole(1066, 1050, 830) +
      streetInFront(random),
    -70,
  );
}
