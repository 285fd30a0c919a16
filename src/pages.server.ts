import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PublicServices } from './features/listings/public-listings.server.ts';
import type { InlineSources } from './platform/http/inline-sources.server.ts';
import {
  allowInlineContext,
  type EnquiryAccess,
  enquiriesContext,
  markIncompleteContext,
  servicesContext,
} from './web/context.server.ts';

/** `allowInline` is called before the response is there. */
export type Pages = (
  request: Request,
  allowInline: (sources: InlineSources) => void,
  enquiries: EnquiryAccess,
) => Promise<Response>;

export function createPages(services: PublicServices): Pages {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request, allowInline, enquiries) => {
    let isIncomplete = false;
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(allowInlineContext, allowInline);
    context.set(enquiriesContext, enquiries);
    context.set(markIncompleteContext, () => {
      isIncomplete = true;
    });
    const response = await handle(request, context);
    if (isIncomplete) response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}
