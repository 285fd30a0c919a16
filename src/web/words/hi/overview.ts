import { MONTHS } from '#language/months.ts';
import type { Translation } from '#language/words.ts';
import type { overview as en } from '#web/words/en/overview.ts';

export const overview: Translation<typeof en> = {
  yes: 'हाँ',
  no: 'नहीं',
  dimensions: '{length} × {breadth}',
  months: MONTHS.hi,
};
