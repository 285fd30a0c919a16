import { belt, type Ground, plain, plants, stripes } from './ground.ts';
import type { Random } from './seeded-random.ts';
import { circle, ellipse, path, stroke, times } from './shapes.ts';

export type Crop = (random: Random, ground: Ground) => string;

export const ripeWheat: Crop = (random, ground) =>
  stripes(ground, ['#d8ae45', '#e2bd58', '#cfa23a', '#dcb54f'], 150) +
  plants(ground, random, 46, 13, ([x, y], size) =>
    stroke(
      `M${x} ${y}q${4 * size} ${-26 * size} ${random.between(-6, 8) * size} ${-50 * size}`,
      random.pick(['#c3952f', '#eccb6c', '#b98a2b']),
      7 * size,
    ),
  ) +
  ears(random, ground.bottom - 40, '#c3952f', '#edcd72');

export const greenWheat: Crop = (random, ground) =>
  stripes(ground, ['#7fa650', '#8db45c', '#739a48', '#86ad56'], 150) +
  plants(ground, random, 46, 13, ([x, y], size) =>
    stroke(
      `M${x} ${y}q${4 * size} ${-26 * size} ${random.between(-6, 8) * size} ${-50 * size}`,
      random.pick(['#648c3f', '#a3c572', '#5a813a']),
      7 * size,
    ),
  ) +
  ears(random, ground.bottom - 40, '#5a813a', '#b3cf80');

function ears(random: Random, base: number, stalk: string, grain: string): string {
  return times(46, (index) => {
    const [x, lean] = [-80 + index * 40 + random.between(-14, 14), random.between(-16, 22)];
    const top = base - random.between(110, 190);
    return (
      stroke(`M${x} ${base + 60}Q${x} ${top + 60} ${x + lean} ${top}`, stalk, 5) +
      times(
        5,
        (pair) =>
          ellipse(
            x + lean - 7,
            top + 4 + pair * 13,
            6,
            11,
            grain,
            `transform="rotate(24 ${x + lean - 7} ${top + 4 + pair * 13})"`,
          ) +
          ellipse(
            x + lean + 7,
            top + 4 + pair * 13,
            6,
            11,
            stalk,
            `transform="rotate(-24 ${x + lean + 7} ${top + 4 + pair * 13})"`,
          ),
      ) +
      ellipse(x + lean, top - 8, 5, 13, grain)
    );
  });
}

export const mustard: Crop = (random, ground) =>
  stripes(ground, ['#8d9a3c', '#c2a631', '#9aa23c', '#d0ad30'], 130) +
  plants(ground, random, 58, 17, ([x, y], size) => {
    const [dx, dy] = [random.between(-16, 16) * size, random.between(-14, 14) * size];
    return (
      (size > 0.45 ? stroke(`M${x + dx} ${y + dy}v${50 * size}`, '#6d8a37', 6 * size) : '') +
      circle(
        x + dx,
        y + dy,
        random.between(15, 23) * size,
        random.pick(['#e3b23c', '#ecc44f', '#d9a42b', '#f0cf62']),
      ) +
      circle(x + dx + 16 * size, y + dy + 10 * size, 11 * size, '#f0cf62')
    );
  }) +
  blossoms(random, ground.bottom - 30);

function blossoms(random: Random, base: number): string {
  return times(34, (index) => {
    const x = -90 + index * 54 + random.between(-18, 18);
    const top = base - random.between(130, 230);
    const lean = random.between(-20, 20);
    const flower = () =>
      circle(
        x + lean + random.between(-22, 22),
        top + random.between(-16, 34),
        random.between(8, 12),
        random.pick(['#e3b23c', '#f0cf62', '#ecc44f']),
      );
    return (
      stroke(`M${x} ${base + 70}Q${x} ${top + 90} ${x + lean} ${top}`, '#5f8138', 6) +
      stroke(
        `M${x} ${top + 120}q${random.pick([-1, 1]) * 20} -8 ${random.pick([-1, 1]) * 34} -34`,
        '#6d9340',
        9,
      ) +
      times(9, flower)
    );
  });
}

export const paddy =
  (water: string, shine: string): Crop =>
  (random, ground) =>
    plain(ground, water) +
    times(9, (index) =>
      belt(ground, 0.08 + index * 0.1, 0.105 + index * 0.1, shine, 'opacity="0.5"'),
    ) +
    plants(
      ground,
      random,
      105,
      12,
      ([x, y], size) =>
        ellipse(x, y + 6 * size, 24 * size, 6 * size, '#47653f', 'opacity="0.3"') +
        times(5, (blade) =>
          stroke(
            `M${x} ${y}q${(blade - 2) * 5 * size} ${-30 * size} ${(blade - 2) * 17 * size} ${-random.between(40, 62) * size}`,
            blade % 2 === 0 ? '#6f9c46' : '#8fb95c',
            6 * size,
          ),
        ),
    ) +
    bund(ground, 0.5) +
    bund(ground, 0.76);

function bund(ground: Ground, away: number): string {
  return (
    belt(ground, away - 0.012, away + 0.018, '#a3844f') +
    belt(ground, away + 0.006, away + 0.02, '#8aa355')
  );
}

export const ploughed: Crop = (random, ground) =>
  stripes(ground, ['#a67c52', '#b98d60', '#9a7048', '#b08357'], 110) +
  plants(ground, random, 190, 9, ([x, y], size) =>
    ellipse(x, y, random.between(10, 22) * size, 6 * size, '#8a623d'),
  ) +
  times(7, () =>
    egret(
      random.between(200, 1400),
      random.between(ground.horizon + 110, ground.horizon + 300),
      random.between(44, 64),
    ),
  );

function egret(x: number, base: number, size: number): string {
  return (
    stroke(
      `M${x - size * 0.05} ${base}v${-size * 0.5}M${x + size * 0.08} ${base}v${-size * 0.5}`,
      '#5a4a36',
      2.5,
    ) +
    path(
      `M${x - size * 0.4} ${base - size * 0.45}q${size * 0.2} ${-size * 0.4} ${size * 0.55} ${-size * 0.25}q${size * 0.14} ${size * 0.3} ${-size * 0.55} ${size * 0.25}Z`,
      '#fbf8ef',
    ) +
    stroke(
      `M${x + size * 0.14} ${base - size * 0.6}q${size * 0.12} ${-size * 0.2} ${size * 0.02} ${-size * 0.42}`,
      '#fbf8ef',
      size * 0.11,
    ) +
    stroke(`M${x + size * 0.18} ${base - size * 1.02}h${size * 0.16}`, '#e3a13c', 3.5)
  );
}
