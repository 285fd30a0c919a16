import type { Translation } from '#language/words.ts';
import type { errors as en } from '#web/words/en/errors.ts';

export const errors: Translation<typeof en> = {
  offline: 'पृष्ठ लोड नहीं हो सका',
  offlineText: 'हम तक पहुँच नहीं हो सकी। अपना इंटरनेट देखें और फिर कोशिश करें।',
  failed: 'हमारी ओर कुछ गड़बड़ हो गई',
  failedText:
    'यह न आपके फ़ोन की वजह से है, न इंटरनेट की। एक बार फिर कोशिश करें; अगर दोबारा हो तो हमें फ़ोन करें, हम मिलकर प्रॉपर्टी खोजेंगे।',
  tryAgain: 'फिर कोशिश करें',
  homePage: 'मुख्य पृष्ठ',
  error: 'गड़बड़ी',
  fetchFailed: 'प्रॉपर्टी लोड नहीं हो सकीं।',
};
