import type { CropArea } from '#platform/media/prepare/picture-edit.ts';

export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;

/** A corner of the frame, or all of it. */
export type CropGrip = (typeof CORNERS)[number] | 'frame';

const SMALLEST = 0.15;

/** The area after its grip was moved by parts of the picture's width and height. */
export function movedCrop(area: CropArea, grip: CropGrip, right: number, down: number): CropArea {
  const { left, top, width, height } = area;
  if (grip === 'frame')
    return {
      ...area,
      left: between(0, left + right, 1 - width),
      top: between(0, top + down, 1 - height),
    };
  const across = movedEdges(left, width, grip.endsWith('left'), right);
  const along = movedEdges(top, height, grip.startsWith('top'), down);
  return { left: across.start, width: across.length, top: along.start, height: along.length };
}

function movedEdges(start: number, length: number, isStart: boolean, by: number) {
  const end = start + length;
  if (!isStart) return { start, length: between(SMALLEST, length + by, 1 - start) };
  const moved = between(0, start + by, end - SMALLEST);
  return { start: moved, length: end - moved };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), most);
}
