/** English keeps the addresses without a prefix. */
export const LANGUAGES = {
  en: { tag: 'en-IN', openGraph: 'en_IN', englishName: 'English', ownName: 'English', prefix: '' },
  pa: { tag: 'pa-IN', openGraph: 'pa_IN', englishName: 'Punjabi', ownName: 'ਪੰਜਾਬੀ', prefix: '/pa' },
  hi: { tag: 'hi-IN', openGraph: 'hi_IN', englishName: 'Hindi', ownName: 'हिन्दी', prefix: '/hi' },
} as const;

export type Language = keyof typeof LANGUAGES;
export type OtherLanguage = Exclude<Language, 'en'>;

export const LANGUAGE_CODES = ['en', 'pa', 'hi'] as const satisfies readonly Language[];
export const OTHER_LANGUAGES = ['pa', 'hi'] as const satisfies readonly OtherLanguage[];
