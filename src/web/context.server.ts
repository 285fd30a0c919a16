import { createContext } from 'react-router';
import type { EnquiryInbox } from '#features/enquiries/receive-enquiry.server.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import type { InlineSources } from '#platform/http/inline-sources.server.ts';

export const servicesContext = createContext<PublicServices>();

/** A loader calls this when it leaves out what it could not fetch: the response is not cached. */
export const markIncompleteContext = createContext<() => void>();

/** Called with the inline code of the page, for its Content-Security-Policy. */
export const allowInlineContext = createContext<(sources: InlineSources) => void>();

export interface EnquiryAccess {
  readonly inbox: EnquiryInbox;
  /** Of the visitor. */
  readonly address: string;
}

/** The only write that a page may do: it hands over an enquiry. */
export const enquiriesContext = createContext<EnquiryAccess>();
