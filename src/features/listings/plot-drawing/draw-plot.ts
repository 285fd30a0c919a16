import { fill } from '#platform/language/fill.ts';
import { areaText } from '#platform/units/area-text.ts';
import type { DrawingMessages } from './drawing-messages.ts';
import { DRAWING_STYLE } from './drawing-style.ts';
import { drawGrid, drawGround, drawOutline, type Grid, gridOf } from './ground.ts';
import { type Canvas, type Layout, layOut } from './layout.ts';
import { drawMeasures } from './measures.ts';
import type { Plot } from './plot.ts';
import { drawNeighbours, drawNorthArrow, drawRoadName, drawRoads } from './surroundings.ts';
import { element, escapeText } from './svg.ts';

const FONTS =
  'Segoe UI, Roboto, Helvetica Neue, Noto Sans, Arial, Noto Sans Gurmukhi, Gurmukhi MN, Noto Sans Devanagari, Kohinoor Devanagari, Nirmala UI, Mukta Medium, Mukta Mahee Medium, sans-serif';

/**
 * An SVG document: a plot to scale as seen from its front, with roads, measures and north. Its
 * lengths are in pixels.
 */
export function drawPlot(plot: Plot, canvas: Canvas, messages: DrawingMessages): string {
  const { width, height, text } = canvas;
  const layout = layOut(plot, canvas);
  const grid = gridOf(plot, layout);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': FONTS,
      'font-size': text,
    },
    element('style', {}, DRAWING_STYLE),
    element('rect', { class: 'ground', width, height }),
    drawNeighbours(layout, canvas),
    drawRoads(layout),
    drawGround(layout),
    grid === undefined ? '' : drawGrid(grid, layout),
    drawOutline(plot, layout, canvas),
    drawMeasures(plot, layout, canvas, messages.units),
    drawArea(plot, layout, canvas, messages),
    drawRoadName(plot, layout, messages),
    plot.bearing === undefined ? '' : drawNorthArrow(plot.bearing, canvas, messages.north),
    canvas.hasLegend === true ? drawLegend(plot, grid, canvas, messages) : '',
  );
}

/** Of a letter, in its size; digits and Latin letters are narrower than Indian ones. */
const LETTER_WIDTH = 0.58;

/** In the middle, as large as there is room, and only if there is. */
function drawArea(
  { area }: Plot,
  { plot: { x, y, width, height }, roads }: Layout,
  { text }: Canvas,
  { units }: DrawingMessages,
): string {
  if (area === undefined) return '';
  const said = areaText(area, units);
  // Beside a road, the measure stands inside.
  const room = width * 0.85 - (roads.left === undefined ? 0 : text * 3);
  const size = Math.min(text * 1.5, room / (said.length * LETTER_WIDTH));
  if (size < text * 0.9 || height < text * 4) return '';
  return element(
    'text',
    { class: 'area', 'font-size': size, x: x + width / 2, y: y + height / 2 },
    escapeText(said),
  );
}

function drawLegend(
  { told }: Plot,
  grid: Grid | undefined,
  { height, text }: Canvas,
  messages: DrawingMessages,
): string {
  const square =
    grid &&
    fill(messages.square, { area: areaText({ value: 1, unit: grid.unit }, messages.units) });
  const lines = [told === 'both' ? undefined : messages.supposedShape, square];
  const legend = lines.filter((line) => line !== undefined).join(' · ');
  const size = text * 0.85;
  return element(
    'text',
    { class: 'legend', 'font-size': size, x: text * 0.7, y: height - text * 0.9 },
    escapeText(legend),
  );
}
