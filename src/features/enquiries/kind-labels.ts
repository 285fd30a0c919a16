import type { EnquiryKind } from './enquiry-kinds.ts';

/** What staff call the kinds. Visitors read words of their language, so their scripts lack these. */
export const KIND_LABELS = {
  'call-back': 'Call back',
  visit: 'Visit',
  question: 'Question',
  sell: 'Wants to sell',
} as const satisfies Record<EnquiryKind, string>;
