import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { drawPlot } from '#features/listings/plot-drawing/draw-plot.ts';
import type { DrawingMessages } from '#features/listings/plot-drawing/drawing-messages.ts';
import { plotOf } from '#features/listings/plot-drawing/plot.ts';
import { knownFromQuery } from '#features/listings/plot-drawing/plot-query.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { ifNoneMatch } from '#platform/http/etag.ts';
import { withFacts } from '#platform/http/route-facts.server.ts';
import { LANGUAGE_CODES, type Language } from '#platform/language/language.ts';
import type { MediaStore } from '#platform/media/media-store.server.ts';
import { cardUrl } from '#platform/media/photo-variants.ts';
import { drawableText } from './drawable-text.ts';
import { PICTURE_SIZE, type PreviewDrawing } from './drawing/preview-picture.ts';
import { drawPreviewInProcess } from './drawing/preview-pool.server.ts';
import { findPreview, type PreviewMessages } from './find-preview.server.ts';
import { type Preview, type PreviewAgency, previewPath } from './preview.ts';

const PICTURE = withFacts({ access: 'public', group: 'picture', readsReplica: true });

const NAME = /^(agency|listing-\d{1,10}|search-\d{1,3}-\d{1,10})-[0-9a-z]{1,7}\.jpg$/;

const CANVAS = { ...PICTURE_SIZE, text: 26 };

/** About two hundred pictures. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

interface PreviewSite {
  readonly agency: () => Promise<PreviewAgency>;
  readonly wordsIn: (language: Language) => PreviewMessages;
}

/**
 * Serves the pictures of link previews. Only what exists is drawn, and only as it is now: the address
 * of an earlier version leads to the present one.
 */
export function previewPictures(
  { db }: PublicServices,
  media: Pick<MediaStore, 'read'>,
  { agency, wordsIn }: PreviewSite,
) {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /** Concurrent requests share one drawing. */
  const pictureOf = async (path: string, preview: Preview, messages: PreviewMessages) => {
    const ready = kept.get(path) ?? drawing.get(path);
    if (ready !== undefined) return ready;
    const drawn = draw(preview, media, messages.drawing);
    drawing.set(path, drawn);
    try {
      const picture = await drawn;
      kept.set(path, picture);
      return picture;
    } finally {
      drawing.delete(path);
    }
  };

  return new Hono()
    .get('/previews/:language/:name', PICTURE, async (context) => {
      const { language: code, name } = context.req.param();
      const language = LANGUAGE_CODES.find((known) => known === code);
      const subject = NAME.exec(name)?.[1];
      if (language === undefined || subject === undefined) return context.notFound();
      const messages = wordsIn(language);
      const preview = await findPreview(db, { language, subject }, messages, await agency());
      if (preview === undefined) return context.notFound();
      const path = previewPath(preview);
      if (context.req.path !== path) return context.redirect(path, 302);
      const etag = `"${name}"`;
      const headers = {
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Messengers and search engines show it on pages of theirs.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ETag: etag,
      };
      if (ifNoneMatch(context.req.header('If-None-Match'), etag))
        return context.body(null, 304, headers);
      return context.body(await pictureOf(path, preview, messages), 200, {
        ...headers,
        'Content-Type': 'image/jpeg',
      });
    })
    .all('/previews/*', (context) => context.notFound());
}

async function draw(
  { lines, agency, photoUrl, drawing = '' }: Preview,
  media: Pick<MediaStore, 'read'>,
  messages: DrawingMessages,
) {
  const photo = photoUrl === undefined ? undefined : await readPhoto(media, photoUrl);
  return drawPreviewInProcess({
    top: lines.map(({ style, text }) => ({ style, text: drawableText(text) })),
    bottom: [
      { style: 'agency', text: drawableText(agency.name) },
      { style: 'phone', text: agency.phone },
    ],
    picture: photo === undefined ? { drawing: drawingOf(drawing, messages) } : { photo },
  });
}

function drawingOf(query: string, messages: DrawingMessages): PreviewDrawing {
  const plot = plotOf(knownFromQuery(new URLSearchParams(query)));
  return plot === undefined ? AGENCY_MARK : drawPlot(plot, CANVAS, messages);
}

async function readPhoto(
  media: Pick<MediaStore, 'read'>,
  photoUrl: string,
): Promise<Uint8Array | undefined> {
  const file = await media.read(cardUrl(photoUrl).slice(1));
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}

/** The drawing of `public/favicon.svg`, for pictures without a photo. */
const AGENCY_MARK: PreviewDrawing = `
  <rect width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}" fill="#1b4a32"/>
  <g transform="translate(100 155) scale(8)" fill="none" stroke-linecap="round">
    <path d="M8 19.5 20 8l12 11.5" stroke="#f7f3ea" stroke-width="3" stroke-linejoin="round"/>
    <path d="M16 24v-5.5a4 4 0 0 1 8 0V24z" fill="#f7f3ea"/>
    <path d="M6 27.5c9-2 19-2 28 0M6 33c9-2 19-2 28 0" stroke="#e2a72e" stroke-width="2.5"/>
  </g>`;
