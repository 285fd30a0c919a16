import { fill } from '#language/fill.ts';
import type { DrawingWords } from './drawing-words.ts';
import { feetText } from './feet-text.ts';
import type { Canvas, Layout, Rectangle } from './layout.ts';
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
  words: DrawingWords,
): string {
  if (front === undefined) return '';
  const name =
    roadWidth > 0
      ? fill(words.roadOfWidth, { width: feetText(roadWidth, words.units) })
      : words.road;
  return element(
    'text',
    { class: 'road-name', x: plot.x + plot.width / 2, y: front.y + front.height / 2 },
    escapeText(name),
  );
}
