import type { Tables } from '#platform/database/tables.ts';

type Table = keyof Tables;

/** The key of every table. A table follows those it refers to; the catalogue is last. */
export const TABLE_KEYS = {
  country: ['id'],
  state: ['id'],
  city: ['id'],
  staff: ['id'],
  session: ['id'],
  login_attempt: ['account', 'address'],
  login_address: ['staff_id', 'address'],
  passkey: ['id'],
  used_challenge: ['id'],
  image: ['id'],
  settings: ['id'],
  person: ['position'],
  property: ['id'],
  property_image: ['id'],
  price_change: ['id'],
  removed_listing: ['id'],
  imported_listing: ['source_key'],
  audit_entry: ['id'],
  idempotency_key: ['staff_id', 'entity', 'key'],
  page_view: ['day', 'path', 'referrer_host', 'device'],
  buyer: ['id'],
  buyer_sent: ['buyer_id', 'property_id'],
  tap: ['day', 'property_id', 'kind'],
  missed_search: ['day', 'search'],
  enquiry: ['id'],
  enquiry_photo: ['id'],
  enquiry_sender: ['sender', 'at', 'enquiry_id'],
  push_key: ['id'],
  alert: ['id'],
  outbox: ['id'],
  search_word: ['id'],
  search_posting: ['word_id', 'chunk'],
  catalogue: ['id'],
} satisfies Record<Table, readonly string[]>;

export const ALL_TABLES = Object.keys(TABLE_KEYS) as Table[];

/** Made from the texts of listings. */
const INDEX_TABLES: readonly Table[] = ['search_word', 'search_posting'];

export const RECORD_TABLES = ALL_TABLES.filter((table) => !INDEX_TABLES.includes(table));

/** A restore must not revive a session that has ended; a found backup must not log anybody in. */
export const BACKUP_TABLES = RECORD_TABLES.filter((table) => table !== 'session');

export const TABLES_WITH_GENERATED_IDS = [
  'country',
  'state',
  'city',
  'staff',
  'passkey',
  'image',
  'property',
  'property_image',
  'price_change',
  'audit_entry',
  'buyer',
  'enquiry',
  'enquiry_photo',
  'alert',
  'outbox',
] as const satisfies readonly Table[];
