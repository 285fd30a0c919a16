import { SOLD } from '#features/listings/listing-status.ts';
import type { Db } from '#platform/database/database.server.ts';
import type { TimeToSellReport } from './report.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long what was sold since an instant had been shown to visitors. */
export async function findTimeToSell(db: Db, since: string): Promise<TimeToSellReport> {
  const rows = await db
    .selectFrom('property')
    .innerJoin('city', 'city.id', 'property.city_id')
    .select([
      'property.property_type as propertyType',
      'city.id as cityId',
      'city.name as cityName',
      'property.published_at as from',
      'property.status_changed_at as to',
    ])
    .where('property.status', '=', SOLD)
    .where('property.trashed_at', 'is', null)
    .where('property.status_changed_at', '>=', since)
    .execute();
  const sales = rows.flatMap(({ from, to, ...sale }) =>
    from === null ? [] : [{ ...sale, days: (Date.parse(to) - Date.parse(from)) / DAY_MS }],
  );
  const byKind = Map.groupBy(sales, ({ propertyType }) => propertyType);
  const byPlace = Map.groupBy(sales, ({ cityId, propertyType }) => `${cityId} ${propertyType}`);
  const places = [...byPlace.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const { days: _, ...place } = first;
    return [{ ...place, ...summary([first, ...rest]) }];
  });
  return {
    kinds: [...byKind]
      .map(([propertyType, sold]) => ({ propertyType, ...summary(sold) }))
      .sort((one, other) => one.propertyType - other.propertyType),
    places: places.sort(
      (one, other) =>
        other.sold - one.sold ||
        one.cityName.localeCompare(other.cityName, 'en') ||
        one.propertyType - other.propertyType,
    ),
  };
}

function summary(sales: readonly { days: number }[]) {
  return { sold: sales.length, medianDays: medianOf(sales.map(({ days }) => Math.max(0, days))) };
}

/** Rounded to a tenth; 0 of nothing. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round(((middle[0] ?? 0) + (middle[1] ?? 0)) * 5) / 10;
}
