import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PublicServices } from './features/listings/public-listings.server.ts';
import type { InlineSources } from './platform/http/inline-sources.server.ts';
import {
  allowInlineContext,
  markIncompleteContext,
  servicesContext,
} from './web/context.server.ts';

interface OfficePageContext {
  services: PublicServices;
  /** Called before the response is there. */
  allowInline: (sources: InlineSources) => void;
  /** Called when something of the page could not be read. */
  onIncomplete: () => void;
}

const handle = createRequestHandler(build, import.meta.env.MODE);

/** A page of the back-office, as its router renders it. */
export function answerOfficePage(
  request: Request,
  { services, allowInline, onIncomplete }: OfficePageContext,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(allowInlineContext, allowInline);
  context.set(markIncompleteContext, onIncomplete);
  return handle(request, context);
}
