import type { Translation } from '#language/words.ts';
import type { agency as en } from '#web/words/en/agency.ts';

export const agency: Translation<typeof en> = {
  office: 'ਸਾਡਾ ਦਫ਼ਤਰ',
  hours: 'ਦਫ਼ਤਰ ਦਾ ਸਮਾਂ',
  indianTime: 'ਭਾਰਤੀ ਸਮਾਂ',
  languages: 'ਅਸੀਂ ਬੋਲਦੇ ਹਾਂ',
  founded: 'ਸ਼ੁਰੂਆਤ',
  sold: 'ਅਸੀਂ ਵੇਚੀਆਂ',
  soldCount: { one: '{count} ਜਾਇਦਾਦ', other: '{count} ਜਾਇਦਾਦਾਂ' },
  reraNumber: 'RERA ਨੰਬਰ',
};
