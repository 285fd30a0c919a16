import type { Language } from './language.ts';

/** From January. English is abbreviated; the other scripts never are. */
export const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  pa: [
    'ਜਨਵਰੀ',
    'ਫ਼ਰਵਰੀ',
    'ਮਾਰਚ',
    'ਅਪ੍ਰੈਲ',
    'ਮਈ',
    'ਜੂਨ',
    'ਜੁਲਾਈ',
    'ਅਗਸਤ',
    'ਸਤੰਬਰ',
    'ਅਕਤੂਬਰ',
    'ਨਵੰਬਰ',
    'ਦਸੰਬਰ',
  ],
  hi: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
};
