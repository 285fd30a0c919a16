import type { MetaDescriptor } from 'react-router';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#language/language.ts';

/** The same page in every language; `address` is the absolute one of each. */
export function alternateLinks(addressOf: (language: Language) => string): MetaDescriptor[] {
  const links = LANGUAGE_CODES.map((language) => ({
    hrefLang: LANGUAGES[language].tag as string,
    href: addressOf(language),
  }));
  return [...links, { hrefLang: 'x-default', href: addressOf('en') }].map((link) => ({
    tagName: 'link',
    rel: 'alternate',
    ...link,
  }));
}

export function localeMeta(language: Language): MetaDescriptor[] {
  return [
    { property: 'og:locale', content: LANGUAGES[language].openGraph },
    ...LANGUAGE_CODES.filter((code) => code !== language).map((code) => ({
      property: 'og:locale:alternate',
      content: LANGUAGES[code].openGraph,
    })),
  ];
}
