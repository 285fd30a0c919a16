import type { EnquiryInbox } from '#features/enquiries/receive-enquiry.server.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import type { InlineSources } from '#platform/http/inline-sources.server.ts';
import type { Language } from '#platform/language/language.ts';

/** What a page is asked. */
export interface PageRequest {
  readonly url: URL;
  /** What a form of the page sent. */
  readonly form: () => Promise<FormData>;
  /** Of the address. */
  readonly language: Language;
  /** The part of the path that differs from page to page, decoded; '' where there is none. */
  readonly slug: string;
  readonly services: PublicServices;
  /** Called where something is left out that could not be fetched: the answer is not kept. */
  readonly onIncomplete: () => void;
  /** Called with the inline code of the answer, for its Content-Security-Policy. */
  readonly allowInline: (sources: InlineSources) => void;
  readonly enquiries: EnquiryAccess;
}

export interface EnquiryAccess {
  readonly inbox: EnquiryInbox;
  /** Of the visitor. */
  readonly address: string;
}
