const GURMUKHI_OR_DEVANAGARI_DIGIT = /[\u0a66-\u0a6f\u0966-\u096f]/g;
/** Both scripts have their digit zero at …66. */
const ZERO = 0x66;
const CODES_IN_HALF_BLOCK = 0x80;

/** `੪੫` and `४५` are `45`. */
export function foldDigits(text: string): string {
  return text.replace(GURMUKHI_OR_DEVANAGARI_DIGIT, (digit) =>
    String((digit.charCodeAt(0) % CODES_IN_HALF_BLOCK) - ZERO),
  );
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
