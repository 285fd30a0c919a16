import { type Crop, greenWheat, mustard, paddy, ploughed, ripeWheat } from './crops.ts';
import {
  channel,
  cot,
  haystack,
  orangeTree,
  TRACTOR_PAINTS,
  tractor,
  tubeWell,
} from './field-objects.ts';
import { type Ground, onGround, patch, plants, stripes } from './ground.ts';
import type { Light } from './light.ts';
import { mirrored, scene } from './scene.ts';
import type { Random } from './seeded-random.ts';
import { ellipse, path, polygon, rect, stroke, times } from './shapes.ts';
import { sky } from './sky.ts';
import { electricityPole } from './street.ts';
import { broadTree, eucalyptus, poplar } from './trees.ts';

const HORIZON = 560;

function ground(random: Random): Ground {
  return { horizon: HORIZON, vanishing: random.between(500, 1100), bottom: 1300 };
}

function fieldScene(random: Random, light: Light, content: string): string {
  const camera = { x: random.between(90, 150), y: random.between(130, 170), width: 1330 };
  return scene(
    sky(random, light, HORIZON),
    random.chance(0.5) ? content : mirrored(content),
    light,
    camera,
  );
}

function farTrees(random: Random): string {
  const kind = random.pick([poplar, poplar, eucalyptus]);
  const [from, count] = [random.between(-60, 700), random.whole(7, 11)];
  return times(count, (index) =>
    kind(random, from + index * random.between(66, 78), HORIZON + 16, random.between(180, 235)),
  );
}

function wellField(crop: Crop) {
  return (random: Random, light: Light): string => {
    const well = { x: random.between(960, 1060), base: 800, size: 290 };
    return fieldScene(
      random,
      light,
      farTrees(random) +
        crop(random, ground(random)) +
        ellipse(well.x + 40, well.base + 30, 430, 74, '#b99d63') +
        ellipse(well.x + 30, well.base + 24, 380, 56, '#9fae66') +
        broadTree(random, well.x + 330, well.base + 10, random.between(340, 400)) +
        tubeWell(well.x, well.base, well.size) +
        channel(well.x - 150, well.base + 55, random.between(420, 640), 1240, 74) +
        (random.chance(0.7) ? cot(well.x + 260, well.base + 60, 170) : ''),
    );
  };
}

function openField(crop: Crop, things: (random: Random) => string) {
  return (random: Random, light: Light): string =>
    fieldScene(random, light, farTrees(random) + crop(random, ground(random)) + things(random));
}

export const wheatField = openField(
  ripeWheat,
  (random) =>
    haystack(random.between(1080, 1300), 690, 100) + haystack(random.between(940, 1010), 680, 74),
);

export const greenField = wellField(greenWheat);

export const mustardField = openField(mustard, (random) =>
  broadTree(random, random.between(240, 420), 640, 250),
);

export const mustardWell = wellField(mustard);

export function paddyField(random: Random, light: Light): string {
  return openField(paddy(light.sky[1], light.sky[2]), (random) =>
    broadTree(random, random.between(1150, 1350), 640, 240),
  )(random, light);
}

export function paddyWell(random: Random, light: Light): string {
  return wellField(paddy(light.sky[0], light.sky[2]))(random, light);
}

export const ploughedField = openField(ploughed, (random) =>
  tractor(random.between(860, 980), 850, 350, ...random.pick(TRACTOR_PAINTS)),
);

export function sugarcane(random: Random, light: Light): string {
  const lane: Ground = { horizon: HORIZON, vanishing: 800, bottom: 1300 };
  const wall = (side: 1 | -1) =>
    times(15, (rank) => {
      const away = 0.94 - rank * 0.061;
      const size = 1 - away;
      return times(3, (index) => {
        const [x, y] = onGround(
          lane,
          800 + side * (330 + index * 240 + random.between(-50, 50)),
          away,
        );
        return cane(random, x, y, 620 * size);
      });
    });
  const content =
    farTrees(random) +
    stripes(lane, ['#86a04e', '#7a9546'], 200) +
    patch(lane, 400, 1200, 0, 1, '#cdb083') +
    patch(lane, 560, 640, 0, 1, '#b9996c') +
    patch(lane, 960, 1040, 0, 1, '#b9996c') +
    patch(lane, 760, 840, 0, 1, '#a5b068') +
    wall(1) +
    wall(-1);
  return fieldScene(random, light, content);
}

function cane(random: Random, x: number, base: number, height: number): string {
  const lean = random.between(-0.06, 0.06) * height;
  const leaf = (side: number, at: number, reach: number) =>
    stroke(
      `M${x + lean * at} ${base - height * at}q${side * height * 0.1} ${-height * 0.2} ${side * height * reach} ${height * random.between(-0.06, 0.06)}`,
      random.pick(['#5f8f45', '#7aa854', '#4f7f3f', '#93bb66']),
      height * 0.022,
    );
  return (
    stroke(
      `M${x} ${base}Q${x} ${base - height * 0.5} ${x + lean} ${base - height * 0.8}`,
      random.pick(['#9aa858', '#8a6a7a', '#a6b265']),
      height * 0.032,
    ) +
    times(7, (index) =>
      leaf(index % 2 === 0 ? 1 : -1, 0.45 + index * 0.065, random.between(0.16, 0.26)),
    )
  );
}

export function orchard(random: Random, light: Light): string {
  const rows: Ground = { horizon: HORIZON, vanishing: random.between(650, 950), bottom: 1300 };
  return fieldScene(
    random,
    light,
    farTrees(random) +
      stripes(rows, ['#93ad5c', '#a8b96b'], 330) +
      plants(rows, random, 430, 7, ([x, y], size) => orangeTree(random, x, y, 270 * size)),
  );
}

export function canal(random: Random, light: Light): string {
  const water: Ground = { horizon: HORIZON, vanishing: 640, bottom: 1300 };
  const crop = random.pick([ripeWheat, greenWheat, mustard]);
  const content =
    farTrees(random) +
    crop(random, water) +
    patch(water, -560, 1250, 0, 1, '#a8b96b') +
    patch(water, -330, 1060, 0, 1, '#cfc0a4') +
    patch(water, -210, 950, 0, 1, light.sky[0]) +
    patch(water, 100, 330, 0, 1, light.sky[2], 'opacity="0.55"') +
    patch(water, 560, 640, 0, 1, light.sky[2], 'opacity="0.4"') +
    times(7, (index) => {
      const away = 0.86 - index * 0.115;
      return eucalyptus(random, ...onGround(water, 1180, away), 560 * (1 - away) + 60);
    }) +
    times(
      5,
      (index) =>
        patch(water, -330, -210, 0.06 + index * 0.15, 0.065 + index * 0.15, '#a3957c') +
        patch(water, 950, 1060, 0.06 + index * 0.15, 0.065 + index * 0.15, '#a3957c'),
    );
  return fieldScene(random, light, content + bridge(water));
}

function bridge(water: Ground): string {
  const [left, y] = onGround(water, -420, 0.78);
  const [right] = onGround(water, 1160, 0.78);
  return (
    rect(left, y - 34, right - left, 24, '#b5644b') +
    rect(left, y - 46, right - left, 14, '#e0d3bb') +
    times(6, (index) =>
      rect(left + 10 + (index * (right - left - 30)) / 5, y - 76, 10, 34, '#e0d3bb'),
    ) +
    rect(left, y - 80, right - left, 8, '#e0d3bb')
  );
}

export function roadside(random: Random, light: Light): string {
  const crop = random.pick([greenWheat, mustard, ripeWheat]);
  const field: Ground = { horizon: HORIZON, vanishing: random.between(300, 1300), bottom: 1200 };
  const content =
    farTrees(random) +
    crop(random, field) +
    path('M-200 960C300 930 900 935 1800 965V1300H-200Z', '#a5b068') +
    path('M-200 1000C300 968 900 974 1800 1006V1300H-200Z', '#8b8882') +
    path('M-200 1000C300 968 900 974 1800 1006V1018C900 986 300 980 -200 1012Z', '#cbbfa8') +
    times(6, (index) =>
      polygon(
        [
          [40 + index * 280, 1082],
          [170 + index * 280, 1082],
          [164 + index * 280, 1096],
          [30 + index * 280, 1096],
        ],
        '#efe6d2',
      ),
    ) +
    broadTree(random, random.between(230, 330), 975, 380) +
    electricityPole(random.between(1150, 1300), 985, 640);
  return fieldScene(random, light, content);
}
