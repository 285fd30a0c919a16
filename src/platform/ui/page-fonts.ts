import { preload } from 'react-dom';
import type { Language } from '#platform/language/language.ts';
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

/** Starts to load the fonts before the styles ask for them. Only the server needs to know of them. */
export function preloadFonts(language: Language): void {
  if (!import.meta.env.SSR) return;
  for (const file of FILES[language])
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
