import { feetText } from '#platform/units/area-text.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import type { Canvas, Layout } from './layout.ts';
import type { Plot } from './plot.ts';
import { element, escapeText, path } from './svg.ts';

/** The sides that are told: the front along the back, the depth on the left. Inside beside roads. */
export function drawMeasures(
  { told, front, depth }: Plot,
  { plot: { x, y, width, height }, roads }: Layout,
  { text }: Canvas,
  messages: UnitMessages,
): string {
  const away = text * 0.45;
  const above = y + (roads.back === undefined ? -away : away);
  const beside = x + (roads.left === undefined ? -away : away);
  const aboveText = above + (roads.back === undefined ? -text : text) * 0.85;
  const besideText = beside + (roads.left === undefined ? -text : text) * 0.85;
  const tick = text * 0.4;
  const showsFront = told === 'both' || told === 'front';
  const showsDepth = told === 'both' || told === 'depth';
  return [
    showsFront
      ? line(
          path`M${x} ${above - tick / 2}v${tick}m0 ${-tick / 2}h${width}m0 ${-tick / 2}v${tick}`,
        ) +
        element('text', { x: x + width / 2, y: aboveText }, escapeText(drawnFeet(front, messages)))
      : '',
    showsDepth
      ? line(
          path`M${beside - tick / 2} ${y}h${tick}m${-tick / 2} 0v${height}m${-tick / 2} 0h${tick}`,
        ) +
        element(
          'text',
          { transform: path`translate(${besideText} ${y + height / 2})rotate(-90)` },
          escapeText(drawnFeet(depth, messages)),
        )
      : '',
  ].join('');
}

function line(d: string): string {
  return element('path', { class: 'measure', d });
}

/** On a drawing two digits behind the point are enough. */
export function drawnFeet(feet: number, messages: UnitMessages): string {
  return feetText(Math.round(feet * 100) / 100, messages);
}
