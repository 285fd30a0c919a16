import { LANGUAGE_CODES, type Language } from './language.ts';

/** Urdu is written too, although the site has no pages in it. */
const CODES = [...LANGUAGE_CODES, 'ur'] as const;
type Code = (typeof CODES)[number];

export const SCRIPTS: Readonly<Record<Code, RegExp>> = {
  pa: /\p{Script=Gurmukhi}/u,
  hi: /\p{Script=Devanagari}/u,
  ur: /\p{Script=Arabic}/u,
  en: /\p{Script=Latin}/u,
};

/** The language of a text by the script of its first letter, as for `dir="auto"`. */
export function scriptLanguage(text: string): Code | undefined {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return CODES.find((code) => SCRIPTS[code].test(letter));
}

/** Whether readers of a language's pages read a text. English pages show every text as it is. */
export function isReadableIn(language: Language, text: string): boolean {
  // Two languages may have one script.
  const script = SCRIPTS[scriptLanguage(text) ?? language];
  return language === 'en' || script.source === SCRIPTS[language].source;
}
