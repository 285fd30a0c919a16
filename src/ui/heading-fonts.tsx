import type { Language } from '#language/language.ts';
import latin from './fonts/eczar-600.woff2?url';
import devanagari from './fonts/eczar-devanagari-600.woff2?url';
import gurmukhi from './fonts/noto-serif-gurmukhi-700.woff2?url';

/** The first headings of a page need these; its name and its figures are Latin in each language. */
const FILES: Readonly<Record<Language, readonly string[]>> = {
  en: [latin],
  pa: [latin, gurmukhi],
  hi: [latin, devanagari],
};

/** Starts to load the fonts before the styles ask for them. */
export function HeadingFonts({ language }: { language: Language }) {
  return FILES[language].map((file) => (
    <link
      key={file}
      rel="preload"
      href={file}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ));
}
