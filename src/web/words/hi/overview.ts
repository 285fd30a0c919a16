import type { Translation } from '#language/words.ts';
import type { overview as en } from '#web/words/en/overview.ts';

export const overview: Translation<typeof en> = {
  yes: 'हाँ',
  no: 'नहीं',
  dimensions: '{length} × {breadth}',
  months: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
};
