import type { Translation } from '#language/words.ts';
import type { errors as en } from '#web/words/en/errors.ts';

export const errors: Translation<typeof en> = {
  offline: 'ਪੰਨਾ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕਿਆ',
  offlineText: 'ਸਾਡੇ ਤੱਕ ਪਹੁੰਚ ਨਹੀਂ ਹੋ ਸਕੀ। ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਵੇਖੋ ਅਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  failed: 'ਸਾਡੇ ਪਾਸੇ ਕੋਈ ਗੜਬੜ ਹੋ ਗਈ ਹੈ',
  failedText:
    'ਇਹ ਨਾ ਤੁਹਾਡੇ ਫ਼ੋਨ ਕਰਕੇ ਹੈ, ਨਾ ਇੰਟਰਨੈੱਟ ਕਰਕੇ। ਇੱਕ ਵਾਰ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ; ਜੇ ਦੁਬਾਰਾ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਅਸੀਂ ਮਿਲ ਕੇ ਜਾਇਦਾਦ ਲੱਭਾਂਗੇ।',
  tryAgain: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  homePage: 'ਮੁੱਖ ਪੰਨਾ',
  error: 'ਗ਼ਲਤੀ',
  fetchFailed: 'ਜਾਇਦਾਦਾਂ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀਆਂ।',
};
