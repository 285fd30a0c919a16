import { setImmediate } from 'node:timers/promises';
import { postingUserId } from '#features/accounts/first-staff.server.ts';
import { languageValues } from '#features/listings/language-columns.ts';
import { UNDER_DEAL } from '#features/listings/listing-status.ts';
import { insertListings, type NewListing } from '#features/listings/store/write-listings.server.ts';
import { INDIA, PUNJAB, TOWN_NAMES } from '#features/places/known-names.ts';
import { raiseCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { Services } from '#services.ts';
import { picturesOf, type SampleListing, sampleListings } from './catalogue.ts';
import { storeSamplePhotos } from './sample-photos.server.ts';
import { wantsSampleData } from './wants-sample-catalogue.server.ts';

const BATCH_ROWS = 1000;

/**
 * Fills a catalogue that was never filled, and returns the number of listings. Photos come first,
 * the rest in one transaction, so that a killed start leaves no half catalogue.
 */
export async function fillSampleCatalogue({
  config,
  db,
  media,
  now,
}: Pick<Services, 'config' | 'db' | 'media' | 'now'>): Promise<number> {
  if (!(await wantsSampleData(db, config))) return 0;
  const count = config.SAMPLE_DATA;
  const start = now();
  const imageIds = await storeSamplePhotos(
    db,
    media,
    picturesOf(sampleListings(count, start)),
    start,
  );
  const staffId = await postingUserId(db, config);

  return db.transaction().execute(async (db) => {
    // If several processes start at once, the first to update this row fills the catalogue.
    const marked = await db
      .updateTable('catalogue')
      .set({ filled_at: start.toISOString() })
      .where('filled_at', 'is', null)
      .returning('id')
      .execute();
    if (marked.length === 0) return 0;
    const cityIds = await insertPlaces(db);
    for (const listings of inChunks(sampleListings(count, start), BATCH_ROWS)) {
      const ids = await insertListings(
        db,
        listings.map((listing) => asNewListing(listing, cityIds, imageIds, staffId)),
        start,
      );
      await storeSampleLife(db, ids, listings, start);
      // SQLite blocks the event loop. Without this pause, no signal could stop the process.
      await setImmediate();
    }
    await raiseCatalogueVersion(db);
    return count;
  });
}

function* inChunks<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

/** Returns the ids of the towns by name. */
async function insertPlaces(db: Db): Promise<Map<string, number>> {
  const country = await db
    .insertInto('country')
    .values({ name: 'India', ...nameColumns(INDIA) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const state = await db
    .insertInto('state')
    .values({ name: 'Punjab', ...nameColumns(PUNJAB), country_id: country.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cities = await db
    .insertInto('city')
    .values(
      Object.entries(TOWN_NAMES).map(([name, names]) => ({
        name,
        ...nameColumns(names),
        state_id: state.id,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(cities.map(({ id, name }) => [name, id]));
}

function nameColumns(names: typeof INDIA) {
  return languageValues(['name'], (_, language) => names[language]);
}

function asNewListing(
  { input, town, posted, pictures }: SampleListing,
  cityIds: ReadonlyMap<string, number>,
  imageIds: ReadonlyMap<number, number>,
  staffId: number,
): NewListing {
  const cityID = cityIds.get(town);
  if (cityID === undefined) throw new RangeError(`${town} is no town of the sample.`);
  return {
    input: { ...input, cityID },
    staffId,
    posted,
    photos: pictures.flatMap(({ picture, caption }) => {
      const imageId = imageIds.get(picture);
      return imageId === undefined ? [] : { imageId, caption };
    }),
  };
}

const DAY_MS = 86_400_000;
/** Ago at most, so that a reduction is still shown for a while. */
const MAX_AGE_MS = 40 * DAY_MS;

/** What happened to some of the listings since they were posted; call it where they are stored. */
async function storeSampleLife(
  db: Db,
  ids: readonly number[],
  listings: readonly SampleListing[],
  now: Date,
): Promise<void> {
  for (const [index, { input, posted, reducedFrom }] of listings.entries()) {
    const id = ids[index] ?? 0;
    const at = changedAt(posted, now);
    if (input.status === UNDER_DEAL)
      await db
        .updateTable('property')
        .set({ status_changed_at: at })
        .where('id', '=', id)
        .execute();
    if (reducedFrom === undefined) continue;
    await db
      .updateTable('property')
      .set({ reduced_from: reducedFrom, reduced_at: at })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('price_change')
      .values({ property_id: id, at, price_before: reducedFrom, price_after: input.price })
      .execute();
  }
}

function changedAt(posted: Date, now: Date): string {
  const halfWay = (posted.getTime() + now.getTime()) / 2;
  return new Date(Math.max(halfWay, now.getTime() - MAX_AGE_MS)).toISOString();
}
