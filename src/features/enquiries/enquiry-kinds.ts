import { keysOf } from '#features/listings/typed-record.ts';

/** What a kind of enquiry asks for and leads to; its messages stand with those of each language. */
interface KindOfEnquiry {
  readonly from: 'buyers' | 'sellers';
  /** What the time is for that its form offers. */
  readonly time: 'call' | 'visit' | 'none';
  /** Whether the sender is asked for photographs. */
  readonly photos: boolean;
  /** Whether staff may begin a listing with it. */
  readonly listing: boolean;
}

/** Visitors are offered the kinds in this order. */
export const KINDS = {
  'call-back': { from: 'buyers', time: 'call', photos: false, listing: false },
  visit: { from: 'buyers', time: 'visit', photos: false, listing: false },
  question: { from: 'buyers', time: 'none', photos: false, listing: false },
  sell: { from: 'sellers', time: 'none', photos: true, listing: true },
} as const satisfies Record<string, KindOfEnquiry>;

export type EnquiryKind = keyof typeof KINDS;

export const ENQUIRY_KINDS = keysOf(KINDS);

/** What an address asks for that names no kind. */
export const USUAL_KIND: EnquiryKind = 'call-back';

/** What buyers, or sellers, may choose between. */
export function kindsFrom(from: KindOfEnquiry['from']): readonly EnquiryKind[] {
  return ENQUIRY_KINDS.filter((kind) => KINDS[kind].from === from);
}

export const MAX_NAME = 100;
export const MAX_MESSAGE = 2000;
export const MAX_ENQUIRY_PHOTOS = 6;
