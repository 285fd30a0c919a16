export const OTHER_LANGUAGES = ['pa', 'hi'] as const;
export const LANGUAGE_CODES = ['en', ...OTHER_LANGUAGES] as const;

export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];
export type Language = (typeof LANGUAGE_CODES)[number];

/** English keeps the addresses without a prefix. */
export const LANGUAGES = {
  en: { tag: 'en-IN', openGraph: 'en_IN', englishName: 'English', ownName: 'English', prefix: '' },
  pa: { tag: 'pa-IN', openGraph: 'pa_IN', englishName: 'Punjabi', ownName: 'ਪੰਜਾਬੀ', prefix: '/pa' },
  hi: { tag: 'hi-IN', openGraph: 'hi_IN', englishName: 'Hindi', ownName: 'हिन्दी', prefix: '/hi' },
} as const satisfies Record<Language, object>;
