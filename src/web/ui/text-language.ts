import type { Language } from '#language/language.ts';

const LANGUAGES = [
  ['pa', /\p{Script=Gurmukhi}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ur', /\p{Script=Arabic}/u],
  ['en', /\p{Script=Latin}/u],
] as const;

/**
 * `dir` and `lang` for text that staff wrote, on a page of a language. The first letter decides,
 * as for `dir="auto"`.
 */
export function textLanguage(text: string, page: Language): { dir: 'auto'; lang?: string } {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  const lang = LANGUAGES.find(([, script]) => script.test(letter))?.[0];
  return { dir: 'auto', ...(lang !== undefined && lang !== page && { lang }) };
}
