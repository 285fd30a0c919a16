import type { Translation } from '#language/words.ts';
import type { alerts as en } from '#web/words/en/alerts.ts';

export const alerts: Translation<typeof en> = {
  reduced: 'ਕੀਮਤ ਘਟ ਕੇ {price} ਹੋ ਗਈ ਹੈ',
  sold: 'ਇਹ ਵਿਕ ਗਈ ਹੈ।',
  oneNew: 'ਨਵੀਂ: {title}',
  manyNew: { one: '{count} ਨਵੀਂ ਜਾਇਦਾਦ', other: '{count} ਨਵੀਆਂ ਜਾਇਦਾਦਾਂ' },
  stop: 'ਇਹ ਸੂਚਨਾਵਾਂ ਬੰਦ ਕਰੋ',
};
