import type { Light } from './light.ts';
import { LAMP } from './paint.ts';
import { group, HEIGHT, WIDTH } from './shapes.ts';

// Pixels: enough for flat shapes on any screen, and quick to encode.
const DRAWING_WIDTH = 1200;
const DRAWING_HEIGHT = 900;

/** The visible part of a drawing. The height follows from the width. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Returns SVG. The light tints everything but the sky and lamps. */
export function scene(sky: string, content: string, light: Light, camera: Camera): string {
  const view = `${camera.x} ${camera.y} ${camera.width} ${(camera.width * HEIGHT) / WIDTH}`;
  const lit = content.replace(/#[0-9a-f]{6}/g, (colour) =>
    colour === LAMP ? colour : tinted(colour, light.tint),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWING_WIDTH}" height="${DRAWING_HEIGHT}" viewBox="${view}">${sky}${lit}</svg>`;
}

function tinted(colour: string, tint: string): string {
  const part = (at: number) =>
    Math.round(
      (Number.parseInt(colour.slice(at, at + 2), 16) *
        Number.parseInt(tint.slice(at, at + 2), 16)) /
        255,
    )
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

export function mirrored(content: string): string {
  return group(content, `transform="translate(${WIDTH} 0) scale(-1 1)"`);
}

/** Scales around a point of the ground. */
export function scaled(content: string, x: number, base: number, factor: number): string {
  return group(
    content,
    `transform="translate(${x * (1 - factor)} ${base * (1 - factor)}) scale(${factor})"`,
  );
}
