/** The letters of `src/features/previews/drawing/fonts`. */
const NOT_DRAWABLE =
  /[^\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0901-\u0939\u093c-\u094d\u095c\u095d\u0964-\u0970\u0a01-\u0a76\u200b-\u200d\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20b9]/gu;

/** Without letters that a picture would show as empty boxes, such as emoji and Urdu. */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(NOT_DRAWABLE, ' ')
    .replace(/[ \n]+/g, ' ')
    .trim();
}
