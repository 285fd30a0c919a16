/** The kinds for buyers; `sell` is for sellers. */
export const BUYERS_KINDS = ['call-back', 'visit', 'question'] as const;

export const ENQUIRY_KINDS = [...BUYERS_KINDS, 'sell'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const MAX_NAME = 100;
export const MAX_MESSAGE = 2000;
export const MAX_ENQUIRY_PHOTOS = 6;
