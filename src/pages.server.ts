import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Services } from './services.ts';
import { markIncompleteContext, nonceContext, servicesContext } from './web/context.server.ts';

/** Renders a page for a request; `nonce` marks the inline scripts that the answer's Content-Security-Policy allows. */
export type Pages = (request: Request, nonce: string) => Promise<Response>;

/** The pages of the product, as one function from request to answer. */
export function createPages(services: Services): Pages {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request, nonce) => {
    let hasGaps = false;
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(nonceContext, nonce);
    context.set(markIncompleteContext, () => {
      hasGaps = true;
    });
    const response = await handle(request, context);
    if (hasGaps) response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}
