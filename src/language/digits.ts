const NATIVE_DIGIT = /[\u0966-\u096f\u0a66-\u0a6f]/g;

/** Digits of Devanagari and Gurmukhi as 0 to 9: `४५` and `੪੫` are `45`. */
export function withLatinDigits(text: string): string {
  // The lowest seven bits are the same in both scripts, from 0x66 for 0 on.
  return text.replace(NATIVE_DIGIT, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));
}
