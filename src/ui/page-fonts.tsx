import type { Language } from '#language/language.ts';
import eczar from './fonts/eczar-600.woff2?url';
import devanagari from './fonts/eczar-devanagari-600.woff2?url';
import mukta from './fonts/mukta-400.woff2?url';
import muktaBold from './fonts/mukta-600.woff2?url';
import figures from './fonts/mukta-figures-400.woff2?url';
import figuresBold from './fonts/mukta-figures-600.woff2?url';
import gurmukhi from './fonts/noto-serif-gurmukhi-700.woff2?url';

/** What the first screen needs; names and figures are Latin in each language. */
const FILES: Readonly<Record<Language, readonly string[]>> = {
  en: [eczar, mukta, muktaBold],
  pa: [eczar, gurmukhi, mukta, muktaBold],
  hi: [eczar, devanagari, figures, figuresBold],
};

/** Starts to load the fonts before the styles ask for them. */
export function PageFonts({ language }: { language: Language }) {
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
