import { Hono } from 'hono';
import { ifNoneMatch } from '#platform/http/etag.ts';
import { withFacts } from '#platform/http/route-facts.server.ts';
import type { MediaFile, MediaStore } from '#platform/media/media-store.server.ts';

/** Part of the content's hash, a random part, a width or `card`, the format. */
const PHOTO_NAME = /^[0-9a-f]{32}(?:-(?:\d{1,4}|card))?\.(jpg|png|webp|avif)$/;

const CONTENT_TYPES = new Map([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
]);

const PHOTO = withFacts({ access: 'public', group: 'picture' });

/** Serves photos. A name never changes its content, so browsers may keep it for ever. */
export function photoFiles({ media }: { media: MediaStore }) {
  return new Hono()
    .get('/Resources/Images/:name', PHOTO, async (context) => {
      const name = context.req.param('name');
      const type = CONTENT_TYPES.get(PHOTO_NAME.exec(name)?.[1] ?? '');
      if (type === undefined) return context.notFound();

      const etag = `"${name}"`;
      const headers = {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ETag: etag,
      };
      const ifNoneMatchHeader = context.req.header('If-None-Match')?.trim();
      if (ifNoneMatchHeader !== '*' && ifNoneMatch(ifNoneMatchHeader, etag))
        return context.body(null, 304, headers);

      const file = await media.read(`Resources/Images/${name}`);
      if (file === undefined) return context.notFound();
      if (ifNoneMatchHeader === '*' || context.req.method === 'HEAD') await leaveUnread(file);
      if (ifNoneMatchHeader === '*') return context.body(null, 304, headers);
      return context.body(file.body, 200, {
        ...headers,
        'Content-Type': type,
        'Content-Length': String(file.size),
      });
    })
    .all('/Resources/*', (context) => context.notFound());
}

/** An unread stream keeps its file or connection open. */
async function leaveUnread({ body }: MediaFile): Promise<void> {
  if (body instanceof ReadableStream) await body.cancel();
}
