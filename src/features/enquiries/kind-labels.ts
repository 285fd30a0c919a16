import type { EnquiryKind } from './enquiry-kinds.ts';

/** What staff call the kinds. Visitors read messages of their language, so their scripts lack these. */
export const KIND_LABELS: Readonly<Record<EnquiryKind, string>> = {
  'call-back': 'Call back',
  visit: 'Visit',
  question: 'Question',
  sell: 'Wants to sell',
};

/** What an e-mail to the agency says first. */
export const KIND_SENTENCES: Readonly<Record<EnquiryKind, string>> = {
  'call-back': 'Somebody would like to be called back.',
  visit: 'Somebody would like to see a property.',
  question: 'Somebody has a question.',
  sell: 'Somebody would like to sell a property.',
};
