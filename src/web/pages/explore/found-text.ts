import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import type { PageWords } from '#web/words/use-words.ts';

/** `13 plots`. */
export function foundText(
  count: number,
  propertyType: number,
  words: NonNullable<PageWords['explore']>['found'],
  language: Language,
): string {
  const kind = LISTING_KINDS.find(({ id }) => id === propertyType)?.block ?? 'all';
  return fill(words[kind][pluralForm(language, count)], { count });
}
