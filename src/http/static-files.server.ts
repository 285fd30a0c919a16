import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable';
const CACHE_FOR_AN_HOUR = 'public, max-age=3600';

/** Files of a production build, compressed at build time. Names in `/assets/` contain a hash. */
export function staticFiles(folder: string): MiddlewareHandler {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (context, next) => {
    const found = await serve(context, next);
    if (found instanceof Response)
      found.headers.set(
        'Cache-Control',
        context.req.path.startsWith('/assets/') ? CACHE_FOR_A_YEAR : CACHE_FOR_AN_HOUR,
      );
    return found;
  };
}
