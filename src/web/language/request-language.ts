import type { Language } from '#language/language.ts';
import { languageOfPath } from '#language/language-address.ts';

export function requestLanguage(request: Request): Language {
  return languageOfPath(new URL(request.url).pathname);
}
