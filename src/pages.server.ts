import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PublicServices } from './features/listings/public-listings.server.ts';
import { markIncompleteContext, nonceContext, servicesContext } from './web/context.server.ts';

/** `nonce` marks inline scripts, for the Content-Security-Policy. */
export type Pages = (request: Request, nonce: string) => Promise<Response>;

export function createPages(services: PublicServices): Pages {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request, nonce) => {
    let isIncomplete = false;
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(nonceContext, nonce);
    context.set(markIncompleteContext, () => {
      isIncomplete = true;
    });
    const response = await handle(request, context);
    if (isIncomplete) response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}
