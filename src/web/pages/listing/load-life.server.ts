import { findVisibleHistory, type VisibleEvent } from '#features/listings/life/history.server.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import { dayInIndia, writtenDay } from '#language/dates.ts';
import type { Language } from '#language/language.ts';
import { WORDS } from '#web/words/words.server.ts';

/** `day` is `2026-11-02`, `written` as pages write it. */
export interface WrittenDay {
  readonly day: string;
  readonly written: string;
}

export interface ListingLife {
  readonly checked: WrittenDay | null;
  readonly events: readonly (WrittenDay & Pick<VisibleEvent, 'what'>)[];
}

export async function loadLife(
  db: PublicDb,
  listing: ListingDetail,
  language: Language,
): Promise<ListingLife> {
  const { months } = WORDS[language].overview;
  const dayOf = (instant: string): WrittenDay => {
    const day = dayInIndia(instant);
    return { day, written: writtenDay(day, months) };
  };
  const events = await findVisibleHistory(db, listing, listing.listedAt);
  return {
    checked: listing.checkedAt === null ? null : dayOf(listing.checkedAt),
    events: events.map(({ what, at }) => ({ what, ...dayOf(at) })),
  };
}
