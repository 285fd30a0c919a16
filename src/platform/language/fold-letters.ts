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

/** Most texts are, and only change their case. */
const ASCII = /^[\t-~]*$/;
/** Latin accents, the nukta of both scripts, the addak, and what joins or parts letters unseen. */
const LEFT_OUT = /[\u0300-\u036f\u0a3c\u093c\u0a71\u200b-\u200d\u2060\ufeff]/g;
/** Tippi, adak bindi and chandrabindu, each written as the bindi or anusvara of its script. */
const GURMUKHI_NASALS = /[\u0a01\u0a70]/g;
const DEVANAGARI_NASALS = /[\u0900\u0901]/g;

/**
 * Lower case, digits 0-9, without accents and nukta (ਫ਼ਰਦ is ਫਰਦ, फ़्लैट is फ्लैट), one sign for a nasal.
 * Units are written in these letters alone; other words are folded further, by `foldText`.
 */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return foldDigits(text.toLowerCase().normalize('NFD'))
    .replace(LEFT_OUT, '')
    .replace(GURMUKHI_NASALS, '\u0a02')
    .replace(DEVANAGARI_NASALS, '\u0902')
    .normalize('NFC');
}
