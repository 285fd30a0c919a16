import type { AlertWords } from '#features/alerts/alert-words.ts';
import type { Language } from '#language/language.ts';
import { WORDS } from './words.server.ts';

export function alertWords(language: Language): AlertWords {
  const { alerts, shared } = WORDS[language];
  return { ...alerts, units: shared.units };
}
