import type { Translation } from '#language/words.ts';
import type { selling as en } from '#web/words/en/selling.ts';

export const selling: Translation<typeof en> = {
  sellProperty: 'प्रॉपर्टी बेचें',
  whatsAppMessage: 'नमस्ते, मुझे अपनी प्रॉपर्टी बेचनी है।',
};
