import { createContext } from 'react-router';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import type { InlineSources } from '#platform/http/inline-sources.server.ts';

/** What pages of the back-office are rendered with. */
export const servicesContext = createContext<PublicServices>();

/** A loader calls this when it leaves out what it could not fetch: the response is not cached. */
export const markIncompleteContext = createContext<() => void>();

/** Called with the inline code of the page, for its Content-Security-Policy. */
export const allowInlineContext = createContext<(sources: InlineSources) => void>();
