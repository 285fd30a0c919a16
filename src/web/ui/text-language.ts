import type { Language } from '#platform/language/language.ts';
import { scriptLanguage } from '#platform/language/script-language.ts';

/** `dir` and `lang` for text that staff wrote, on a page of a language. */
export function textLanguage(text: string, page: Language): { dir: 'auto'; lang?: string } {
  const lang = scriptLanguage(text);
  return { dir: 'auto', ...(lang !== undefined && lang !== page && { lang }) };
}
