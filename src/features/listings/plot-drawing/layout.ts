import type { Plot } from './plot.ts';

/** In the units of the drawing; `text` is the size of its letters. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly text: number;
  /** What a square of the grid is, and what is only supposed; where there is room for it. */
  readonly hasLegend?: boolean;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly plot: Rectangle;
  /** Units of the drawing for one foot. */
  readonly scale: number;
  /** The longer side is drawn shorter than it is. */
  readonly isShortened: boolean;
  readonly roads: Readonly<Record<Side, Rectangle | undefined>>;
}

type Side = 'front' | 'right' | 'left' | 'back';

/** Which sides lie on a road where only their number is told: a corner comes before the back. */
const ORDER: readonly Side[] = ['front', 'right', 'left', 'back'];

/** A longer side would leave too little of the other to see. */
const MAX_RATIO = 5;
const WIDEST_ROAD = 0.22;

/** The front is below, as one stands before the plot. */
export function layOut(plot: Plot, canvas: Canvas): Layout {
  const { width, height, text } = canvas;
  const onRoad = new Set(ORDER.slice(0, plot.roadSides));
  const narrowest = text * 2;
  const widest = Math.max(narrowest, Math.min(width, height) * WIDEST_ROAD);
  const front = Math.min(plot.front, plot.depth * MAX_RATIO);
  const depth = Math.min(plot.depth, plot.front * MAX_RATIO);

  const columns = ['left', 'right'] as const;
  const rows = ['back', 'front'] as const;
  const besides = columns.filter((side) => onRoad.has(side)).length;
  const ends = rows.filter((side) => onRoad.has(side)).length;
  const margin = {
    left: onRoad.has('left') ? text : text * 2.6,
    right: plot.bearing === undefined ? text : text * 4.6,
    back: onRoad.has('back') ? text * 0.6 : text * 2.2,
    front: text * (canvas.hasLegend === true ? 1.9 : 0.7),
  };
  const room = {
    width: width - margin.left - margin.right,
    height: height - margin.back - margin.front,
  };

  const scaleWith = (road: number) =>
    Math.min((room.width - besides * road) / front, (room.height - ends * road) / depth);
  const scaleOfAll = Math.min(
    room.width / (front + besides * plot.roadWidth),
    room.height / (depth + ends * plot.roadWidth),
  );
  const road = Math.min(widest, Math.max(narrowest, plot.roadWidth * scaleOfAll));
  const scale = scaleWith(road);

  const size = { width: front * scale, height: depth * scale };
  const spare = room.width - besides * road - size.width;
  const rect = {
    x: margin.left + (onRoad.has('left') ? road : 0) + spare / 2,
    y:
      margin.back + (onRoad.has('back') ? road : 0) + (room.height - ends * road - size.height) / 2,
    ...size,
  };
  const bottom = rect.y + rect.height;
  const along = (side: Side, rectangle: Rectangle) => (onRoad.has(side) ? rectangle : undefined);
  return {
    plot: rect,
    scale,
    isShortened: front < plot.front || depth < plot.depth,
    roads: {
      front: along('front', { x: 0, y: bottom, width, height: road }),
      back: along('back', { x: 0, y: rect.y - road, width, height: road }),
      left: along('left', { x: rect.x - road, y: 0, width: road, height: bottom }),
      right: along('right', { x: rect.x + rect.width, y: 0, width: road, height: bottom }),
    },
  };
}
