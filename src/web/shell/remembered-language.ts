import { LANGUAGE_CODES, type Language } from '#language/language.ts';

const KEY = 'language';

/** Only a choice of the visitor is remembered. Browsers without storage forget it. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is switched off or full.
  }
}

export function rememberedLanguage(): Language | undefined {
  try {
    return LANGUAGE_CODES.find((language) => language === localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}
