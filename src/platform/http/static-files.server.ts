import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable';
const CACHE_FOR_AN_HOUR = 'public, max-age=3600';
const HEADERS_OF_FILE = ['Content-Length', 'Content-Encoding', 'Content-Type', 'Vary'];

/** Files of a production build, compressed at build time. Names in `/assets/` contain a hash. */
export function staticFiles(folder: string): MiddlewareHandler {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (context, next) => {
    const found = await serve(context, next);
    if (!(found instanceof Response)) return found;
    found.headers.set(
      'Cache-Control',
      context.req.path.startsWith('/assets/') ? CACHE_FOR_A_YEAR : CACHE_FOR_AN_HOUR,
    );
    // Read before the answer begins: a file that cannot be opened is 503, not half an answer.
    if (found.body === null) return found;
    try {
      return new Response(await found.arrayBuffer(), found);
    } catch (error) {
      for (const name of HEADERS_OF_FILE) context.header(name, undefined);
      throw error;
    }
  };
}
