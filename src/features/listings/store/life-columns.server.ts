import type { Selectable } from 'kysely';
import type { Listing } from '#features/listings/listing.ts';
import {
  AVAILABLE,
  daysBefore,
  hasPage,
  isPublicStatus,
  NEW_DAYS,
  REDUCED_DAYS,
} from '#features/listings/listing-status.ts';
import type { Tables } from '#platform/database/tables.ts';

/** The columns that say where a listing stands. */
export type LifeColumns = Pick<
  Selectable<Tables['property']>,
  | 'status'
  | 'status_changed_at'
  | 'published_at'
  | 'checked_at'
  | 'reduced_from'
  | 'reduced_at'
  | 'trashed_at'
  | 'is_public'
>;

type LifeMember = 'status' | 'statusChangedAt' | 'checkedAt' | 'previousPrice' | 'trashedAt';

export function lifeFrom(row: LifeColumns, at: Date): Pick<Listing, LifeMember> {
  return {
    status: row.status,
    statusChangedAt: row.status_changed_at,
    checkedAt: row.checked_at,
    previousPrice: previousPrice(row, at),
    trashedAt: row.trashed_at,
  };
}

export function previousPrice(
  row: Pick<LifeColumns, 'reduced_from' | 'reduced_at'>,
  at: Date,
): number | null {
  const isRecent = row.reduced_at !== null && row.reduced_at >= daysBefore(at, REDUCED_DAYS);
  return isRecent ? row.reduced_from : null;
}

/** Whether visitors see it since a few days only. */
export function isNew({ published_at }: Pick<LifeColumns, 'published_at'>, at: Date): boolean {
  return published_at !== null && published_at > daysBefore(at, NEW_DAYS);
}

export function lifeOfNew(status: number | undefined, posted: Date, now: Date): LifeColumns {
  return {
    status: status ?? AVAILABLE,
    status_changed_at: posted.toISOString(),
    reduced_from: null,
    reduced_at: null,
    trashed_at: null,
    ...publicity(status ?? AVAILABLE, null, posted),
    checked_at: now.toISOString(),
  };
}

export function withStatus(row: LifeColumns, status: number, at: Date): Partial<LifeColumns> {
  if (status === row.status) return {};
  return {
    status,
    status_changed_at: at.toISOString(),
    ...publicity(status, row.published_at, at),
  };
}

function publicity(status: number, publishedAt: string | null, at: Date) {
  return {
    is_public: isPublicStatus(status) ? 1 : 0,
    published_at: publishedAt ?? (hasPage(status) ? at.toISOString() : null),
  };
}

/** A price change is a check. Visitors have seen no reduction of what they never saw. */
export function withPrice(
  row: LifeColumns & { readonly price: number },
  price: number,
  at: Date,
): Partial<LifeColumns> {
  if (price === row.price) return {};
  const isReduced = price > 0 && price < row.price && row.published_at !== null;
  return {
    checked_at: at.toISOString(),
    ...(isReduced && { reduced_from: row.price, reduced_at: at.toISOString() }),
  };
}
