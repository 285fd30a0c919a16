import type { Translation } from '#language/words.ts';
import type { legal as en } from '#web/words/en/legal.ts';

export const legal: Translation<typeof en> = {
  inForceSince: '{date} ਤੋਂ ਲਾਗੂ',
  onThisPage: 'ਇਸ ਪੰਨੇ ਤੇ',
  translation: 'ਇਹ ਅਨੁਵਾਦ ਹੈ। ਜਿੱਥੇ ਇਹ {englishText} ਨਾਲੋਂ ਵੱਖਰਾ ਹੋਵੇ, ਉੱਥੇ ਅੰਗਰੇਜ਼ੀ ਵਾਲਾ ਹੀ ਮੰਨਿਆ ਜਾਵੇਗਾ।',
  englishText: 'ਅੰਗਰੇਜ਼ੀ ਪਾਠ',
};
