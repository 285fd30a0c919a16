import type { KindMessages } from '#features/listings/labels/label-messages.ts';
import { listingDrawing } from '#features/listings/listing-drawing.ts';
import type { FactMessages } from '#features/listings/listing-facts.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { DrawingMessages } from '#features/listings/plot-drawing/drawing-messages.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import { textIn } from '#platform/database/text-columns.server.ts';
import type { Language } from '#platform/language/language.ts';
import { MAX_ID } from '#platform/validation/max-id.ts';
import { agencyPreview, searchPreview } from './calm-previews.ts';
import { listingPreview } from './listing-preview.ts';
import type { Preview, PreviewAgency } from './preview.ts';

interface NamedPlace {
  readonly name: string;
  readonly stateName: string;
}

export interface PreviewMessages extends FactMessages {
  readonly kinds: KindMessages;
  readonly drawing: DrawingMessages;
  readonly intro: string;
  /** What a search is called: `Plots for sale in Nakodar, Punjab`. */
  readonly searchSubject: (type: number, place: NamedPlace | undefined) => string;
}

/** The preview of a subject as it is now; undefined for what does not exist. */
export async function findPreview(
  db: PublicDb,
  { language, subject }: Pick<Preview, 'language' | 'subject'>,
  messages: PreviewMessages,
  agency: PreviewAgency,
): Promise<Preview | undefined> {
  const [what, ...numbers] = subject.split('-');
  const [first = 0, second = 0] = numbers.map(Number);
  if (what === 'agency') return agencyPreview(language, messages.intro, agency);
  if (what === 'listing') {
    const listing = await findListing(db, first, language);
    if (listing === undefined) return undefined;
    const drawing = listingDrawing(listing)?.query ?? '';
    return listingPreview({ ...listing, drawing }, { ...messages, language }, agency);
  }
  const isKind = first === 0 || LISTING_KINDS.some(({ id }) => id === first);
  const place = second === 0 ? undefined : await findPlace(db, second, language);
  if (!isKind || (second !== 0 && place === undefined)) return undefined;
  const search = { type: first, placeId: second, subject: messages.searchSubject(first, place) };
  return searchPreview(language, search, agency);
}

async function findListing(db: PublicDb, id: number, language: Language) {
  return id > MAX_ID ? undefined : await findListingById(db, id, language);
}

async function findPlace(
  db: PublicDb,
  id: number,
  language: Language,
): Promise<NamedPlace | undefined> {
  if (id > MAX_ID) return undefined;
  return await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .where('city.id', '=', id)
    .select([
      textIn(language, 'city.name').as('name'),
      textIn(language, 'state.name').as('stateName'),
    ])
    .executeTakeFirst();
}
