import type { Translation } from '#language/words.ts';
import type { manifest as en } from '#web/words/en/manifest.ts';

export const manifest: Translation<typeof en> = {
  description: 'ਜਲੰਧਰ ਅਤੇ ਹੁਸ਼ਿਆਰਪੁਰ ਵਿੱਚ ਵਿਕਾਊ ਮਕਾਨ, ਪਲਾਟ, ਜ਼ਮੀਨ ਅਤੇ ਦੁਕਾਨਾਂ',
};
