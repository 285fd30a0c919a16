import { type Block, walls } from './block.ts';
import { PAINTS, type Paint } from './paint.ts';
import { HORIZON } from './plot-scene.ts';
import { flatRoof } from './roof.ts';
import { scaled } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { times } from './shapes.ts';
import { balconyBay, pickRailing, storey, windowBay } from './storey.ts';
import { broadTree } from './trees.ts';

function neighbour(
  random: Random,
  x: number,
  base: number,
  size: number,
  paint: Paint,
  lit: boolean,
): string {
  const floors = random.whole(1, 2);
  const block: Block = {
    x,
    base,
    width: 520,
    height: floors * 200,
    side: x > 700 ? 'left' : 'right',
    depth: 150,
  };
  const kind = pickRailing(random);
  const drawn =
    walls(block, paint.wall, paint.wallShade) +
    times(floors, (floor) =>
      storey(
        { x, y: base - 200 * (floor + 1), width: 520, height: 200 },
        paint,
        lit,
        floor === 0
          ? [
              [1, windowBay],
              [1, windowBay],
            ]
          : [
              [1, balconyBay(kind)],
              [1, windowBay],
            ],
      ),
    ) +
    flatRoof(random, block, paint, lit);
  return scaled(drawn, x, base, size);
}

export function backRow(random: Random, lit: boolean): string {
  const paints = [
    PAINTS.cream,
    PAINTS.rose,
    PAINTS.mint,
    PAINTS.white,
    PAINTS.brick,
    PAINTS.sky,
    PAINTS.mustard,
  ];
  const first = random.whole(0, paints.length - 1);
  return (
    times(5, (index) =>
      random.chance(0.5)
        ? broadTree(random, 120 + index * 340, HORIZON + 22, random.between(110, 170))
        : '',
    ) +
    times(4, (index) =>
      neighbour(
        random,
        20 + index * 400 + random.between(-20, 30),
        HORIZON + 30,
        random.between(0.48, 0.58),
        paints[(first + index * 2) % paints.length] ?? PAINTS.cream,
        lit,
      ),
    )
  );
}
