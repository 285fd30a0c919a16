const LANGUAGES = [
  ['pa', /\p{Script=Gurmukhi}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ur', /\p{Script=Arabic}/u],
  ['en', /\p{Script=Latin}/u],
] as const;

/** The language of a text by the script of its first letter, as for `dir="auto"`. */
export function scriptLanguage(text: string): 'pa' | 'hi' | 'ur' | 'en' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return LANGUAGES.find(([, script]) => script.test(letter))?.[0];
}
