import { sql } from 'kysely';
import { columnsInAllLanguages, languageColumn } from '#features/listings/language-columns.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import { type Quarter, quarterWord } from '#features/listings/text-search/listing-words.ts';
import type { OtherLanguage } from '#platform/language/language.ts';

const NAMES = columnsInAllLanguages('neighbourhood').filter((name) => name !== 'neighbourhood');

/**
 * What staff call a neighbourhood in a language, learnt from the translations of other listings in
 * its city: the name that most of them use, or '' where nobody has translated it.
 */
export async function learntNeighbourhood(
  listings: ListingQuery,
  { cityID, neighbourhood }: Pick<Listing, 'cityID' | 'neighbourhood'>,
  language: OtherLanguage,
): Promise<string> {
  const column = sql.ref<string>(`property.${languageColumn('neighbourhood', language)}`);
  const most = await listings
    .select(column.as('name'))
    .where('property.city_id', '=', cityID)
    .where(sql<boolean>`lower(property.neighbourhood) = lower(${neighbourhood})`)
    .where(sql<boolean>`${column} <> ''`)
    .groupBy(column)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(({ fn }) => fn.max('property.id'), 'desc')
    .limit(1)
    .executeTakeFirst();
  return most?.name ?? '';
}

/** All that staff call some neighbourhoods in other languages, by their words of the index. */
export async function neighbourhoodNames(
  listings: ListingQuery,
  quarters: readonly Quarter[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const named = quarters.filter(({ neighbourhood }) => neighbourhood !== '');
  if (named.length === 0) return new Map();
  const spelled = new Set(named.map(({ neighbourhood }) => neighbourhood));
  const cities = new Set(named.map(({ city_id }) => city_id));
  const rows = await listings
    .select(['property.city_id', 'property.neighbourhood'])
    .select(NAMES.map((name) => `property.${name}` as const))
    .distinct()
    .where('property.city_id', 'in', [...cities])
    .where(
      sql<string>`lower(property.neighbourhood)`,
      'in',
      [...spelled].map((name) => sql<string>`lower(${name})`),
    )
    .where(({ or, eb }) => or(NAMES.map((name) => eb(`property.${name}`, '<>', sql.lit('')))))
    .execute();
  const byQuarter = Map.groupBy(rows, quarterWord);
  return new Map(
    [...byQuarter].map(([word, same]) => [
      word,
      same.flatMap((row) => NAMES.map((name) => row[name])),
    ]),
  );
}
