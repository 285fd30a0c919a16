import { isDeepStrictEqual } from 'node:util';
import type { Listing } from '#features/listings/listing.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { SOLD, UNDER_DEAL } from '#features/listings/listing-status.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import type { Db } from '#platform/database/database.server.ts';

interface HistoryEntry {
  readonly id: number;
  readonly at: string;
  readonly userName: string;
  readonly action: string;
  readonly changes: FieldChange[];
}

/** What happened to a listing, newest first; undefined for one that never was. */
export async function findHistory(db: Db, id: number): Promise<HistoryEntry[] | undefined> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'user_name', 'action', 'before', 'after'])
    .where('entity', '=', 'Property')
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0 && !(await exists(db, id))) return undefined;
  return rows.map(({ id, at, user_name, action, before, after }) => ({
    id,
    at,
    userName: user_name,
    action,
    changes:
      before === null || after === null ? [] : fieldChanges(JSON.parse(before), JSON.parse(after)),
  }));
}

async function exists(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('property')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export interface VisibleEvent {
  readonly what: 'listed' | 'reduced' | 'underDeal' | 'sold';
  readonly at: string;
}

const MAX_REDUCTIONS = 5;

/** What visitors may know of the life of a listing, oldest first. */
export async function findVisibleHistory(
  db: PublicDb,
  { id, status, statusChangedAt }: Pick<Listing, 'id' | 'status' | 'statusChangedAt'>,
  listedAt: string,
): Promise<VisibleEvent[]> {
  const reductions = await db
    .selectFrom('price_change')
    .select('at')
    .where('property_id', '=', id)
    .where('price_after', '>', 0)
    .whereRef('price_after', '<', 'price_before')
    .where('at', '>=', listedAt)
    .orderBy('id', 'desc')
    .limit(MAX_REDUCTIONS)
    .execute();
  const events: VisibleEvent[] = [
    { what: 'listed', at: listedAt },
    ...reductions.toReversed().map(({ at }) => ({ what: 'reduced', at }) as const),
  ];
  if (status === UNDER_DEAL) events.push({ what: 'underDeal', at: statusChangedAt });
  if (status === SOLD) events.push({ what: 'sold', at: statusChangedAt });
  return events;
}

interface FieldChange {
  /** As the API's errors name it, e.g. `house.totalArea`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** They follow from `cityID`, `title` and the photos. */
const DERIVED = new Set([
  'slug',
  'city',
  'stateId',
  'countryId',
  'imageUrl',
  'imageCount',
  'propertyTypeText',
]);
const BLOCKS = new Set<string>(LISTING_KINDS.map(({ block }) => block));

/** What differs between a listing before and after, as the API shows it. */
function fieldChanges(before: object, after: object): FieldChange[] {
  const [old, current] = [flat(before), flat(after)];
  const fields = new Set([...old.keys(), ...current.keys()]);
  return [...fields]
    .map((field) => ({
      field,
      before: old.get(field) ?? null,
      after: current.get(field) ?? null,
    }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after));
}

function flat(listing: object): Map<string, unknown> {
  const members = Object.entries(listing).filter(([name]) => !DERIVED.has(name));
  return new Map(
    members.flatMap(([name, value]): [string, unknown][] =>
      BLOCKS.has(name) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([own, ownValue]) => [`${name}.${own}`, ownValue])
        : [[name, value]],
    ),
  );
}
