import type { Translation } from '#language/words.ts';
import type { selling as en } from '#web/words/en/selling.ts';

export const selling: Translation<typeof en> = {
  sellProperty: 'ਜਾਇਦਾਦ ਵੇਚੋ',
  whatsAppMessage: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ, ਮੈਂ ਜਾਇਦਾਦ ਵੇਚਣੀ ਹੈ।',
};
