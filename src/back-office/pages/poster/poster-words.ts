import { defineWords } from '#language/words.ts';
import { en as units } from '#units/words/en.ts';
import { hi } from '#units/words/hi.ts';
import { pa } from '#units/words/pa.ts';

/** What a poster says of its own, in the language of those who pass by. */
export const POSTER_WORDS = defineWords({
  en: {
    kinds: { house: 'House', plot: 'Plot', land: 'Land', shop: 'Shop' },
    call: 'Call {agency}',
    scan: 'Scan for photographs and more',
    units,
  },
  pa: {
    kinds: { house: 'ਮਕਾਨ', plot: 'ਪਲਾਟ', land: 'ਜ਼ਮੀਨ', shop: 'ਦੁਕਾਨ' },
    call: '{agency} ਨੂੰ ਫ਼ੋਨ ਕਰੋ',
    scan: 'ਤਸਵੀਰਾਂ ਅਤੇ ਹੋਰ ਜਾਣਕਾਰੀ ਲਈ ਸਕੈਨ ਕਰੋ',
    units: pa,
  },
  hi: {
    kinds: { house: 'मकान', plot: 'प्लॉट', land: 'ज़मीन', shop: 'दुकान' },
    call: '{agency} को फ़ोन करें',
    scan: 'तस्वीरों और बाकी जानकारी के लिए स्कैन करें',
    units: hi,
  },
});
