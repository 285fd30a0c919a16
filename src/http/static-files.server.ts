import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** The files of a production build, compressed there; those in `/assets/` are named by their content and good for ever. */
export function staticFiles(folder: string): MiddlewareHandler {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (context, next) => {
    const found = await serve(context, next);
    if (found instanceof Response)
      found.headers.set('Cache-Control', context.req.path.startsWith('/assets/') ? YEAR : HOUR);
    return found;
  };
}
