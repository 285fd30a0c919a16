import type { Random } from './seeded-random.ts';
import { circle, ellipse, path, polygon, rect, stroke, times } from './shapes.ts';

const LEAVES = [
  ['#4f7a45', '#6c9656', '#3f6539'],
  ['#5d8547', '#7fa35b', '#486b3a'],
  ['#43704c', '#5f8e60', '#355a3d'],
  ['#6b8a43', '#8eaa58', '#557036'],
] as const;

/** A round crown, as of mango, shisham and neem. */
export function broadTree(random: Random, x: number, base: number, size: number): string {
  const [body, lit, dark] = random.pick(LEAVES);
  const crownY = base - size * 1.05;
  const blob = (dx: number, dy: number, radius: number, fill: string) =>
    circle(x + dx * size, crownY + dy * size, radius * size, fill);
  return (
    trunk(x, base, size * 0.09, size * 0.75) +
    blob(-0.3, 0.16, 0.34, dark) +
    blob(0.32, 0.17, 0.33, dark) +
    blob(0, 0.12, 0.4, dark) +
    blob(-0.22, -0.03, 0.33, body) +
    blob(0.24, -0.02, 0.32, body) +
    blob(0.02, -0.22, 0.34, body) +
    times(4, () =>
      blob(
        random.between(-0.32, 0.2),
        random.between(-0.34, 0.05),
        random.between(0.08, 0.14),
        lit,
      ),
    )
  );
}

function trunk(x: number, base: number, width: number, height: number): string {
  return path(
    `M${x - width} ${base}q${width * 0.7} ${-height * 0.4} ${width * 0.4} ${-height}h${width * 1.2}q${-width * 0.3} ${height * 0.6} ${width * 0.4} ${height}Z`,
    '#7a5a40',
  );
}

export function ashoka(random: Random, x: number, base: number, height: number): string {
  const [body, lit, dark] = random.pick(LEAVES);
  const width = height * 0.13;
  const cone = (left: number, right: number, fill: string) =>
    path(
      `M${x} ${base - height}C${x + right} ${base - height * 0.6} ${x + right * 1.2} ${base - height * 0.2} ${x + right * 0.7} ${base - height * 0.08}H${x - left * 0.7}C${x - left * 1.2} ${base - height * 0.2} ${x - left} ${base - height * 0.6} ${x} ${base - height}Z`,
      fill,
    );
  return (
    rect(x - 5, base - height * 0.1, 10, height * 0.1, '#6f5038') +
    cone(width, width, body) +
    cone(0, width, dark) +
    times(5, (index) =>
      stroke(
        `M${x - width * 0.55} ${base - height * (0.22 + index * 0.13)}q${width * 0.3} 12 ${width * 0.5} 10`,
        lit,
        5,
      ),
    )
  );
}

export function poplar(random: Random, x: number, base: number, height: number): string {
  const [body, lit] = random.pick(LEAVES);
  const width = height * random.between(0.085, 0.11);
  return (
    rect(x - height * 0.012, base - height * 0.3, height * 0.024, height * 0.3, '#9b8a72') +
    ellipse(x, base - height * 0.58, width, height * 0.42, body) +
    ellipse(x - width * 0.3, base - height * 0.6, width * 0.45, height * 0.33, lit)
  );
}

export function eucalyptus(random: Random, x: number, base: number, height: number): string {
  const lean = random.between(-0.05, 0.05) * height;
  const clump = (at: number, dx: number, size: number, fill: string) =>
    ellipse(x + lean * at + dx, base - height * at, size * height, size * height * 0.62, fill);
  return (
    stroke(
      `M${x} ${base}Q${x + lean * 0.2} ${base - height * 0.5} ${x + lean} ${base - height * 0.95}`,
      '#cdbfa8',
      height * 0.026,
    ) +
    clump(0.62, -height * 0.07, 0.1, '#6f9070') +
    clump(0.7, height * 0.07, 0.11, '#7d9d7a') +
    clump(0.82, -height * 0.05, 0.12, '#6f9070') +
    clump(0.92, height * 0.03, 0.12, '#8aa986')
  );
}

export function bush(
  random: Random,
  x: number,
  base: number,
  size: number,
  flowers?: string,
): string {
  const [body, lit, dark] = random.pick(LEAVES);
  return (
    path(
      `M${x - size} ${base}a${size * 0.5} ${size * 0.5} 0 0 1 ${size * 0.55} ${-size * 0.55}a${size * 0.55} ${size * 0.55} 0 0 1 ${size} 0a${size * 0.5} ${size * 0.5} 0 0 1 ${size * 0.45} ${size * 0.55}Z`,
      body,
    ) +
    path(
      `M${x} ${base}a${size * 0.45} ${size * 0.45} 0 0 1 ${size * 0.5} ${-size * 0.4}a${size * 0.45} ${size * 0.4} 0 0 1 ${size * 0.5} ${size * 0.4}Z`,
      dark,
    ) +
    times(flowers === undefined ? 3 : 9, () =>
      circle(
        x + random.between(-0.75, 0.75) * size,
        base - random.between(0.12, 0.75) * size,
        size * (flowers === undefined ? 0.11 : 0.07),
        flowers ?? lit,
      ),
    )
  );
}

export function potPlant(random: Random, x: number, base: number, size: number): string {
  const green = random.pick(LEAVES)[0];
  return (
    times(5, (index) =>
      stroke(
        `M${x} ${base - size * 0.45}q${(index - 2) * size * 0.14} ${-size * 0.4} ${(index - 2) * size * 0.3} ${-size * (0.62 - Math.abs(index - 2) * 0.08)}`,
        green,
        size * 0.11,
      ),
    ) +
    polygon(
      [
        [x - size * 0.26, base - size * 0.46],
        [x + size * 0.26, base - size * 0.46],
        [x + size * 0.18, base],
        [x - size * 0.18, base],
      ],
      '#b5533c',
    ) +
    rect(x - size * 0.29, base - size * 0.5, size * 0.58, size * 0.1, '#c9745a')
  );
}

export function hedge(x: number, base: number, width: number, height: number): string {
  return (
    rect(x, base - height, width, height, '#5d8547', `rx="${height * 0.35}"`) +
    rect(x + 6, base - height + 5, width - 12, height * 0.3, '#7fa35b', `rx="${height * 0.15}"`)
  );
}
