import type { Translation } from '#language/words.ts';
import type { unavailable as en } from '#web/words/en/unavailable.ts';

export const unavailable: Translation<typeof en> = {
  properties: 'प्रॉपर्टी',
  heading: '{place} में {what}',
  results: 'नतीजे लोड नहीं हो सके',
  text: 'अपना इंटरनेट देखें और फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
};
