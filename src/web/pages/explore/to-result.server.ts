import { areaAndPrice } from '#features/listings/listing-facts.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { postedDay, writtenDay } from '#platform/language/dates.ts';
import type { Language } from '#platform/language/language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { messageFacts } from '#web/pages/listing/share-texts.server.ts';
import { listingCardData } from '#web/pages/listing-card-data.server.ts';
import type { Result } from './explore-data.ts';

export function toResult(card: ListingSummary, language: Language): Result {
  const { listingMeta, overview, shared } = MESSAGES[language];
  const day = postedDay(card.posted);
  const shown = listingCardData(card, language);
  return {
    ...shown,
    message: messageFacts(areaAndPrice(card, shared.units), card, shown.line, listingMeta),
    posted: { day, text: writtenDay(day, overview.months) },
  };
}
