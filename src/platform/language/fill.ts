import type { Language } from './language.ts';
import type { Message, PluralMessage } from './words.ts';

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

/** CLDR's forms of the three languages: 0 is `one` in Punjabi and Hindi, `other` in English. */
export function pluralForm(language: Language, count: number): keyof PluralMessage {
  return count === 1 || (count === 0 && language !== 'en') ? 'one' : 'other';
}
