import type { Canvas } from './layout.ts';
import { element, escapeText, path } from './svg.ts';

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
