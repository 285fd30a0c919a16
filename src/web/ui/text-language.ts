import type { Language } from '#language/language.ts';
import { scriptLanguage } from '#language/script-language.ts';

/** `dir` and `lang` for text that staff wrote, on a page of a language. */
export function textLanguage(text: string, page: Language): { dir: 'auto'; lang?: string } {
  const lang = scriptLanguage(text);
  return { dir: 'auto', ...(lang !== undefined && lang !== page && { lang }) };
}
