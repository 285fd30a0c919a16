/** Of Gurmukhi and Devanagari, and the full-width ones of Asian keyboards. */
const OTHER_DIGIT = /[\u0a66-\u0a6f\u0966-\u096f\uff10-\uff19]/g;
/** Where the zero of each stands in its row of sixteen: …6 and …0. */
const FULL_WIDTH_ZERO = 0xff10;

/** `੪੫`, `४५` and `４５` are `45`; each digit stays one character. */
export function foldDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code % 16) - (code < FULL_WIDTH_ZERO ? 6 : 0));
  });
}

/** Latin accents, the nukta of both scripts, the addak, and what joins or parts letters unseen. */
const LEFT_OUT = /[\u0300-\u036f\u0a3c\u093c\u0a71\u200b-\u200d\u2060\ufeff]/g;

/**
 * What people type in many ways, written in one: lower case, digits 0-9, without accents and nukta
 * (ਫ਼ਰਦ is ਫਰਦ, फ़्लैट is फ्लैट), one sign for a nasal vowel. Vowel signs stay.
 */
export function foldText(text: string): string {
  return foldDigits(text.toLowerCase().normalize('NFD'))
    .replace(LEFT_OUT, '')
    .replace(/\u0a70/g, '\u0a02')
    .replace(/\u0901/g, '\u0902')
    .normalize('NFC');
}
