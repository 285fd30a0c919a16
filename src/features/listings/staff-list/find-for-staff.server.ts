import { sql } from 'kysely';
import { daysBefore } from '#features/listings/listing-status.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { areaRange, priceRange } from '#features/listings/search/ranges.ts';
import type { Database, Db } from '#platform/database/database.server.ts';
import { searchedNumber } from '#platform/validation/phone-number.ts';
import type { Condition, ListingBlock, SearchedWord } from './listing-block.ts';
import { listingBlocks } from './listing-blocks.server.ts';

/** Which listings are asked for; without `trash` those that are not in it. */
export interface StaffFilter {
  readonly status?: readonly number[] | undefined;
  readonly propertyType?: number | undefined;
  readonly countryId?: number | undefined;
  readonly stateId?: number | undefined;
  readonly cityID?: number | undefined;
  readonly withoutPhoto?: boolean | undefined;
  /** Those not checked for so many days, or never. */
  readonly uncheckedForDays?: number | undefined;
  readonly trash?: boolean | undefined;
  /** In rupees. "Call for Price" is within no budget. */
  readonly minBudget?: number | undefined;
  readonly maxBudget?: number | undefined;
  /** In square feet. */
  readonly minArea?: number | undefined;
  readonly maxArea?: number | undefined;
  /** Each word must be in the title, property number, city name or owner's number; '' finds all. */
  readonly search?: string | undefined;
}

/** The ids in order. */
export async function findForStaff(
  database: Pick<Database, 'db'>,
  filter: StaffFilter,
  now: Date,
): Promise<Int32Array> {
  const condition = await conditionOf(database.db, filter, now);
  const asksAll = Object.keys(condition).length === 0;
  const pairs = [...(await listingBlocks(database))];
  const blocks = pairs.map(({ kept, trashed }) => (filter.trash ? trashed : kept));
  const found = new Int32Array(blocks.reduce((sum, { ids }) => sum + ids.length, 0));
  let count = 0;
  for (const block of blocks) {
    if (asksAll) {
      found.set(block.ids, count);
      count += block.ids.length;
    } else count = addFound(block, block.find(condition), found, count);
  }
  return found.subarray(0, count);
}

function addFound(
  { ids }: ListingBlock,
  isFound: Uint8Array,
  found: Int32Array,
  start: number,
): number {
  let count = start;
  for (let row = 0; row < ids.length; row += 1) {
    found[count] = ids[row] ?? 0;
    count += isFound[row] ?? 0;
  }
  return count;
}

async function conditionOf(db: Db, filter: StaffFilter, now: Date): Promise<Condition> {
  const { status, propertyType, withoutPhoto, uncheckedForDays, search = '' } = filter;
  const { minBudget = 0, maxBudget = 0, minArea = 0, maxArea = 0 } = filter;
  const words = [...new Set(search.split(/\s+/).filter(Boolean))];
  const cityIds = await citiesIn(db, filter);
  const price = priceRange({ minBudget, maxBudget });
  const area = areaRange({ ...NO_FILTERS, minArea, maxArea });
  const ownerNumber = searchedNumber(search);
  return {
    ...(status && { statuses: new Set(status) }),
    ...(propertyType !== undefined && { types: new Set([propertyType]) }),
    ...(cityIds && { cityIds }),
    ...(withoutPhoto && { photoCounts: new Set([0]) }),
    ...(uncheckedForDays !== undefined && {
      checkedBefore: Date.parse(daysBefore(now, uncheckedForDays)),
    }),
    ...(price && { price }),
    ...(area && { area }),
    ...(words.length > 0 && { words: await searchedWords(db, words) }),
    ...(ownerNumber !== undefined && { ownerNumber }),
  };
}

/** In one query: more at once would open connections to PostgreSQL. */
async function searchedWords(db: Db, words: readonly string[]): Promise<SearchedWord[]> {
  const [first, ...others] = words.map((word, index) => citiesNamed(db, word, index));
  if (first === undefined) return [];
  const found = await others.reduce((all, one) => all.unionAll(one), first).execute();
  return words.map((word, index) => ({
    text: word.toLowerCase(),
    // In `10 marla plot`, 10 is no part of the property number 1018.
    isWholeNumber: words.length > 1 && /^\d+$/.test(word),
    cityIds: new Set(found.flatMap((city) => (city.word === index ? [city.id] : []))),
    ownerNumber: searchedNumber(word),
  }));
}

function citiesNamed(db: Db, part: string, word: number) {
  const pattern = `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('city')
    .select(['id', sql<number>`${sql.lit(word)}`.as('word')])
    .where(sql<boolean>`unicode_lower(${sql.ref('name')}) like ${pattern} escape '\\'`);
}

async function citiesIn(
  db: Db,
  { countryId, stateId, cityID }: StaffFilter,
): Promise<ReadonlySet<number> | undefined> {
  if ((cityID ?? stateId ?? countryId) === undefined) return undefined;
  let cities = db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .select('city.id');
  if (cityID !== undefined) cities = cities.where('city.id', '=', cityID);
  if (stateId !== undefined) cities = cities.where('city.state_id', '=', stateId);
  if (countryId !== undefined) cities = cities.where('state.country_id', '=', countryId);
  return new Set((await cities.execute()).map(({ id }) => id));
}
