import type { Language } from '#platform/language/language.ts';
import { addressIn, languageOfPath } from '#platform/language/language-address.ts';
import { useLocation } from '#web/navigation/page-location.ts';

/** The language of the page that is shown. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** Moves the address of an English page to the language of the page that is shown. */
export function useLocalAddress(): (englishAddress: string) => string {
  const language = useLanguage();
  return (englishAddress) => addressIn(language, englishAddress);
}
