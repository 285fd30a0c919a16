import type { Translation } from '#language/words.ts';
import type { manifest as en } from '#web/words/en/manifest.ts';

export const manifest: Translation<typeof en> = {
  description: 'जालंधर और होशियारपुर में बिकाऊ मकान, प्लॉट, ज़मीन और दुकानें',
};
