export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a zoomed photo stands: `x` and `y` move its centre away from that of its box. */
export interface Zoom extends Point {
  readonly scale: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

const MAX_SCALE = 5;

/** Keeps what is under `anchor`, seen from the centre of the box, where it is. */
export function zoomAt(zoom: Zoom, scale: number, anchor: Point): Zoom {
  const next = Math.min(Math.max(scale, 1), MAX_SCALE);
  const grown = next / zoom.scale;
  return {
    scale: next,
    x: anchor.x - (anchor.x - zoom.x) * grown,
    y: anchor.y - (anchor.y - zoom.y) * grown,
  };
}

export function panBy(zoom: Zoom, { x, y }: Point): Zoom {
  return { ...zoom, x: zoom.x + x, y: zoom.y + y };
}

/** Moves the photo back over its box; `photo` is its size before it was zoomed. */
export function keepInBox(zoom: Zoom, photo: Box, box: Box): Zoom {
  if (zoom.scale === 1) return UNZOOMED;
  const room = (length: number, available: number) =>
    Math.max(0, (length * zoom.scale - available) / 2);
  const within = (value: number, max: number) => Math.min(Math.max(value, -max), max);
  return {
    scale: zoom.scale,
    x: within(zoom.x, room(photo.width, box.width)),
    y: within(zoom.y, room(photo.height, box.height)),
  };
}

/** The size of a photo that is as large as its box allows. */
export function fitted(photo: Box, box: Box): Box {
  const scale = Math.min(box.width / photo.width, box.height / photo.height);
  return { width: photo.width * scale, height: photo.height * scale };
}
