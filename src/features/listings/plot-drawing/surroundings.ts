import { fill } from '#platform/language/fill.ts';
import type { DrawingMessages } from './drawing-messages.ts';
import type { Canvas, Layout, Rectangle } from './layout.ts';
import { drawnFeet } from './measures.ts';
import type { Plot } from './plot.ts';
import { element, escapeText, path } from './svg.ts';

/** The boundaries of the plots around it, faintly. */
export function drawNeighbours({ plot, roads }: Layout, { width }: Canvas): string {
  const { x, y, width: front, height: depth } = plot;
  const left = x - (roads.left?.width ?? 0);
  const right = x + front + (roads.right?.width ?? 0);
  const upright = [left - front, right + front].map((at) => path`M${at} ${y}v${depth}`);
  const behind = roads.back === undefined ? path`M0 ${y}h${width}` : '';
  return element('path', {
    class: 'neighbour',
    d: path`M0 ${y + depth}h${width}` + behind + upright.join(''),
  });
}

export function drawRoads({ roads: { front, back, left, right } }: Layout): string {
  const lying = [front, back].map((road) => road && drawRoad(road, middleLying(road)));
  const upright = [left, right].map((road) => road && drawRoad(road, middleUpright(road)));
  return [...upright, ...lying].join('');
}

function drawRoad({ x, y, width, height }: Rectangle, middle: string): string {
  return (
    element('rect', { class: 'road', x, y, width, height }) +
    element('path', { class: 'marking', d: middle })
  );
}

function middleLying({ x, y, width, height }: Rectangle): string {
  return path`M${x} ${y + height / 2}h${width}`;
}

function middleUpright({ x, y, width, height }: Rectangle): string {
  return path`M${x + width / 2} ${y}v${height}`;
}

/** In front of the gate: `Road 30 ft`. */
export function drawRoadName(
  { roadWidth }: Plot,
  { plot, roads: { front } }: Layout,
  messages: DrawingMessages,
): string {
  if (front === undefined) return '';
  const name =
    roadWidth > 0
      ? fill(messages.roadOfWidth, { width: drawnFeet(roadWidth, messages.units) })
      : messages.road;
  return element(
    'text',
    { class: 'road-name', x: plot.x + plot.width / 2, y: front.y + front.height / 2 },
    escapeText(name),
  );
}

const HALF_TURN = 180;

/** Degrees clockwise from the top of the drawing, whose bottom is where the front looks. */
export function northAngle(bearing: number): number {
  return (HALF_TURN - bearing + 2 * HALF_TURN) % (2 * HALF_TURN);
}

/** On the right, below the corner where cards have their heart. */
export function drawNorthArrow(bearing: number, { width, text }: Canvas, north: string): string {
  const radius = text * 1.15;
  const x = width - text * 2.3;
  const y = text * 5.9;
  const angle = northAngle(bearing);
  const turn = (angle * Math.PI) / HALF_TURN;
  const reach = radius + text * 0.6;
  return [
    element('circle', { class: 'dial', cx: x, cy: y, r: radius }),
    element('path', {
      class: 'needle',
      transform: path`translate(${x} ${y})rotate(${angle})`,
      d: path`M0 ${-radius}L${radius * 0.42} ${radius * 0.62}L0 ${radius * 0.3}L${-radius * 0.42} ${radius * 0.62}Z`,
    }),
    element(
      'text',
      {
        'font-weight': 700,
        'font-size': text * 0.85,
        x: x + Math.sin(turn) * reach,
        y: y - Math.cos(turn) * reach,
      },
      escapeText(north),
    ),
  ].join('');
}
