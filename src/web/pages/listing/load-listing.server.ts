import { findVisibleHistory, type VisibleEvent } from '#features/listings/life/history.server.ts';
import { postedByAgency } from '#features/listings/listing.ts';
import type { PublicDb, PublicServices } from '#features/listings/public-listings.server.ts';
import { findSimilarListings } from '#features/listings/search/similar-listings.server.ts';
import { idFromSlug } from '#features/listings/slug.ts';
import {
  findListingById,
  type ListingDetail,
} from '#features/listings/store/find-listings.server.ts';
import {
  type FormerListing,
  findFormerListing,
} from '#features/listings/store/former-listings.server.ts';
import { readAgency } from '#features/settings/agency.server.ts';
import { dayInIndia, writtenDay } from '#platform/language/dates.ts';
import type { Language } from '#platform/language/language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { listingCardData } from '#web/pages/listing-card-data.server.ts';
import type { ListingCardData } from '#web/saved/listing-card.tsx';

/** Finds a listing by the id at the end of its slug; the rest of the slug is not compared. */
export async function loadListing(
  services: PublicServices,
  slug: string,
  language: Language,
): Promise<ListingDetail | undefined> {
  const id = idFromSlug(slug);
  const listing = id === undefined ? undefined : await findListingById(services.db, id, language);
  return listing && postedByAgency(listing, (await readAgency(services)).businessName);
}

/** The listing that a slug once named, if visitors have seen it. */
export async function loadFormer(
  { db }: PublicServices,
  slug: string,
): Promise<FormerListing | undefined> {
  const id = idFromSlug(slug);
  return id === undefined ? undefined : findFormerListing(db, id);
}

/** Similar listings. A failure is only logged: the page is complete without them. */
export async function loadSimilar(
  { db, log }: PublicServices,
  listing: FormerListing,
  language: Language,
): Promise<ListingCardData[]> {
  try {
    const similar = await findSimilarListings(db, listing, language);
    return similar.map((card) => listingCardData(card, language));
  } catch (error) {
    log.error({ err: error }, 'unable to fetch similar properties');
    return [];
  }
}

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
  const { months } = MESSAGES[language].overview;
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
