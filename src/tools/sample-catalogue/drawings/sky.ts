import type { Light } from './light.ts';
import type { Random } from './seeded-random.ts';
import { circle, HEIGHT, path, rect, shade, stroke, times, WIDTH } from './shapes.ts';

export function sky(
  random: Random,
  light: Light,
  horizon: number,
  sunX = random.between(250, 1350),
): string {
  const sunY = horizon - random.between(light.lampsLit ? 60 : 250, light.lampsLit ? 110 : 430);
  return (
    rect(0, 0, WIDTH, HEIGHT, light.sky[2]) +
    band(random, horizon * 0.68, light.sky[1]) +
    band(random, horizon * 0.34, light.sky[0]) +
    shade(circle(sunX, sunY, 150, light.sun), 0.35) +
    circle(sunX, sunY, 84, light.sun) +
    times(random.whole(2, 4), () =>
      cloud(random, light, random.between(40, 1500), random.between(90, horizon * 0.62)),
    ) +
    (random.chance(0.5) ? birds(random, horizon) : '') +
    treeLine(random, horizon, 66, light.far[0]) +
    treeLine(random, horizon + 6, 40, light.far[1])
  );
}

function band(random: Random, y: number, colour: string): string {
  const [a, b, c] = [random.between(-50, 50), random.between(-50, 50), random.between(-50, 50)];
  return path(
    `M0 0H${WIDTH}V${y + a}C1250 ${y + b} 1050 ${y + c} 800 ${y + a / 2}S300 ${y - b} 0 ${y + c}Z`,
    colour,
  );
}

function cloud(random: Random, light: Light, x: number, y: number): string {
  const height = random.between(22, 38);
  const rows = random.whole(2, 3);
  return shade(
    times(rows, (row) => {
      const width = random.between(150, 340) * (1 - row * 0.2);
      const left = x - width / 2 + random.between(-50, 50);
      return rect(left, y - row * height * 0.9, width, height, light.cloud, `rx="${height / 2}"`);
    }),
    0.9,
  );
}

function birds(random: Random, horizon: number): string {
  const [x, y] = [random.between(200, 1300), random.between(horizon * 0.2, horizon * 0.5)];
  return times(random.whole(3, 5), (index) => {
    const [left, top, size] = [
      x + index * random.between(34, 60),
      y + random.between(-34, 34),
      random.between(9, 16),
    ];
    return stroke(
      `M${left} ${top}q${size / 2} ${-size * 0.8} ${size} 0q${size / 2} ${-size * 0.8} ${size} 0`,
      '#5b5a58',
      3,
      'opacity="0.55"',
    );
  });
}

function treeLine(random: Random, base: number, height: number, colour: string): string {
  let d = `M-40 ${base}`;
  for (let x = -40; x < WIDTH + 60; ) {
    const width = random.between(50, 130);
    const rise = random.between(height * 0.35, height);
    d += `q${width * 0.1} ${-rise} ${width / 2} ${-rise}t${width / 2} ${rise}`;
    x += width;
  }
  return path(`${d}V${base + 40}H-40Z`, colour);
}
