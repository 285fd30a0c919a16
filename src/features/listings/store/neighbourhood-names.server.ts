import { sql } from 'kysely';
import { languageColumn } from '#features/listings/language-columns.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import type { OtherLanguage } from '#platform/language/language.ts';

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
