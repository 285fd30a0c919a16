import type { Translation } from '#language/words.ts';
import type { unavailable as en } from '#web/words/en/unavailable.ts';

export const unavailable: Translation<typeof en> = {
  properties: 'ਜਾਇਦਾਦਾਂ',
  heading: '{place} ਵਿੱਚ {what}',
  results: 'ਨਤੀਜੇ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ',
  text: 'ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਵੇਖੋ ਅਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  tryAgain: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
};
