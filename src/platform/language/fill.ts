import type { Language } from './language.ts';
import type { Message, PluralMessage } from './messages.ts';

const PLACE = /\{(\w+)\}/g;

/** `Plots in {place}` with a place. */
export function fill<Place extends string>(
  message: Message<Place>,
  values: Readonly<Record<Place, string | number>>,
): string {
  const byName: Readonly<Record<string, string | number>> = values;
  return message.replace(PLACE, (place, name) => String(byName[name] ?? place));
}

/** A text cut at its places, for pages that put elements there: text, name, text, name, … text. */
export function splitAtPlaces(message: string): string[] {
  return message.split(PLACE);
}

/** What CLDR says of 0 in each language; 1 is `one` in all of them. */
const FORM_OF_NONE: Readonly<Record<Language, keyof PluralMessage>> = {
  en: 'other',
  pa: 'one',
  hi: 'one',
};

export function pluralForm(language: Language, count: number): keyof PluralMessage {
  if (count === 0) return FORM_OF_NONE[language];
  return count === 1 ? 'one' : 'other';
}
