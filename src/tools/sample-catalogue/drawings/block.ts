import { type Point, polygon, rect } from './shapes.ts';

/** A building as a box: the front is seen straight on, one side runs away to the eye level. */
export interface Block {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly side: 'left' | 'right';
  /** Width of the side in the drawing. */
  readonly depth: number;
}

/** Eye level above the base, of somebody across the road. */
const EYE = 130;
const FAR = 1500;

/** A point of the side: `back` from the front (0 to 1), at the height `y` of the front. */
export function onSide(block: Block, back: number, y: number): Point {
  const corner = block.side === 'right' ? block.x + block.width : block.x;
  const away = back * block.depth;
  const eye = block.base - EYE;
  return [corner + (block.side === 'right' ? away : -away), y + (eye - y) * (away / FAR) * 1.6];
}

export function sidePatch(
  block: Block,
  from: number,
  to: number,
  top: number,
  bottom: number,
  fill: string,
  more = '',
): string {
  return polygon(
    [
      onSide(block, from, top),
      onSide(block, to, top),
      onSide(block, to, bottom),
      onSide(block, from, bottom),
    ],
    fill,
    more,
  );
}

export function walls(block: Block, front: string, side: string): string {
  const top = block.base - block.height;
  return (
    sidePatch(block, 0, 1, top, block.base, side) +
    rect(block.x, top, block.width, block.height, front)
  );
}

/** A protruding slab around front and side: a floor, a chajja, the edge of a roof. */
export function slab(
  block: Block,
  y: number,
  thickness: number,
  front: string,
  side: string,
  out = 12,
): string {
  const wider: Block = { ...block, x: block.x - out, width: block.width + 2 * out };
  return (
    sidePatch(wider, 0, 1, y, y + thickness, side) + rect(wider.x, y, wider.width, thickness, front)
  );
}

export function groundShadow(block: Block, length = 150): string {
  const [near, far] =
    block.side === 'right'
      ? [block.x, block.x - length]
      : [block.x + block.width, block.x + block.width + length];
  const other =
    block.side === 'right' ? block.x + block.width + block.depth : block.x - block.depth;
  return polygon(
    [
      [near, block.base],
      [far, block.base + 26],
      [other, block.base + 26],
      [other, block.base],
    ],
    '#2f3340',
    'opacity="0.16"',
  );
}
