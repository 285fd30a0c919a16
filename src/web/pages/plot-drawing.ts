import { drawPlot } from '#features/listings/plot-drawing/draw-plot.ts';
import { DRAWING_STYLE } from '#features/listings/plot-drawing/drawing-style.ts';
import { plotOf } from '#features/listings/plot-drawing/plot.ts';
import { knownFromQuery } from '#features/listings/plot-drawing/plot-query.ts';
import { shapeNamed } from '#features/listings/plot-drawing/shapes.ts';
import { hashSource } from '#platform/http/inline-sources.server.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';

const STYLES = [hashSource(DRAWING_STYLE)];

/** The drawing of a plot, whose address says what is known of it. */
export function load({ allowInline, language, url }: PageRequest) {
  const query = url.searchParams;
  const { drawing, shared } = MESSAGES[language];
  const plot = plotOf(knownFromQuery(query));
  const canvas = shapeNamed(query.get('shape'));
  if (plot === undefined || canvas === undefined) return new Response(null, { status: 404 });
  allowInline({ scripts: [], styles: STYLES });
  return new Response(drawPlot(plot, canvas, { ...drawing, units: shared.units }), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
