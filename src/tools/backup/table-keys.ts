import type { Tables } from '#database/tables.ts';

type Table = keyof Tables;

/** Every table with its key, those first that others refer to; the catalogue, which every write locks first, last. */
export const TABLE_KEYS = {
  country: ['id'],
  state: ['id'],
  city: ['id'],
  staff: ['id'],
  session: ['id'],
  login_attempt: ['account', 'address'],
  login_address: ['staff_id', 'address'],
  image: ['id'],
  property: ['id'],
  imported_listing: ['source_key'],
  audit_entry: ['id'],
  idempotency_key: ['staff_id', 'entity', 'key'],
  page_view: ['day', 'path', 'referrer_host', 'device'],
  catalogue: ['id'],
} satisfies Record<Table, readonly string[]>;

// The type of `satisfies` names exactly these.
export const ALL_TABLES = Object.keys(TABLE_KEYS) as Table[];

/** A backup must not bring a session back that was ended since, nor help whoever finds it to act as one of the staff. */
export const KEPT_TABLES = ALL_TABLES.filter((table) => table !== 'session');

/** Those whose ids the database gives. */
export const NUMBERED_TABLES = [
  'country',
  'state',
  'city',
  'staff',
  'image',
  'property',
  'audit_entry',
] as const satisfies readonly Table[];
