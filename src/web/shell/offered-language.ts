import { LANGUAGE_CODES, type Language, OTHER_LANGUAGES } from '#platform/language/language.ts';

interface Visitor {
  /** What the visitor chose before. */
  readonly remembered: Language | undefined;
  /** The browser's languages, as tags, the preferred one first. */
  readonly browser: readonly string[];
}

/**
 * The language to offer on a page in `current`. Without a choice English is not offered: most phones
 * of those who read Punjabi or Hindi are set to English.
 */
export function offeredLanguage(
  current: Language,
  { remembered, browser }: Visitor,
): Language | undefined {
  const wanted = remembered ?? firstOfOurs(browser);
  return wanted === current ? undefined : wanted;
}

function firstOfOurs(tags: readonly string[]): Language | undefined {
  const codes = tags.map((tag) => tag.split('-', 1)[0]);
  const first = codes.find((code) => code === 'en' || OTHER_LANGUAGES.some((own) => own === code));
  return OTHER_LANGUAGES.find((language) => language === first);
}

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
