import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import type { PageMessages } from '#web/messages/use-messages.ts';

/** `13 plots`. */
export function foundText(
  count: number,
  propertyType: number,
  messages: NonNullable<PageMessages['explore']>['found'],
  language: Language,
): string {
  const kind = LISTING_KINDS.find(({ id }) => id === propertyType)?.block ?? 'all';
  return fill(messages[kind][pluralForm(language, count)], { count });
}
