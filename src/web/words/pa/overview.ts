import type { Translation } from '#language/words.ts';
import type { overview as en } from '#web/words/en/overview.ts';

export const overview: Translation<typeof en> = {
  yes: 'ਹਾਂ',
  no: 'ਨਹੀਂ',
  dimensions: '{length} × {breadth}',
  months: [
    'ਜਨਵਰੀ',
    'ਫ਼ਰਵਰੀ',
    'ਮਾਰਚ',
    'ਅਪ੍ਰੈਲ',
    'ਮਈ',
    'ਜੂਨ',
    'ਜੁਲਾਈ',
    'ਅਗਸਤ',
    'ਸਤੰਬਰ',
    'ਅਕਤੂਬਰ',
    'ਨਵੰਬਰ',
    'ਦਸੰਬਰ',
  ],
};
