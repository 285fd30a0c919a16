import type { Language } from '#platform/language/language.ts';
import { languageOfPath } from '#platform/language/language-address.ts';

export function requestLanguage(request: Request): Language {
  return languageOfPath(new URL(request.url).pathname);
}
