import type { Selectable } from 'kysely';
import { listingSlug } from '#features/listings/slug.ts';
import type { Db, Versioned } from '#platform/database/database.server.ts';
import { searchableText } from '#platform/validation/searched-words.ts';
import { Enquiry, type EnquiryPhoto } from './enquiry.ts';
import { photosOf } from './enquiry-photos.server.ts';
import type { EnquiryRow } from './tables.ts';

type SearchedTexts = Pick<EnquiryRow, 'reference' | 'name' | 'phone' | 'message' | 'note'>;

export function searchTextOf({ reference, name, phone, message, note }: SearchedTexts): string {
  return searchableText([reference, name, phone, message, note]);
}

/** What erasing leaves: that somebody asked something on a day, but nobody knows who or what. */
export const ERASED_TEXTS = {
  name: '',
  phone: '',
  message: '',
  preferred_time: '',
  time_zone: '',
  note: '',
  search_text: '',
  follow_up_on: null,
  request_hash: null,
} as const;

/** Those that were not erased. */
export function enquiries(db: Db) {
  return db.selectFrom('enquiry').where('enquiry.erased_at', 'is', null);
}

export function selectEnquiries(found: ReturnType<typeof enquiries>) {
  return found
    .leftJoin('property', 'property.id', 'enquiry.property_id')
    .leftJoin('staff', 'staff.id', 'enquiry.assignee_id')
    .selectAll('enquiry')
    .select(['property.title as property_title', 'staff.user_name as assignee']);
}

export async function findEnquiry(db: Db, id: number): Promise<Versioned<Enquiry> | undefined> {
  const row = await selectEnquiries(enquiries(db).where('enquiry.id', '=', id)).executeTakeFirst();
  if (row === undefined) return undefined;
  const photos = await photosOf(db, [id]);
  return { record: enquiryFromRow(row, photos.get(id)), version: row.version };
}

type JoinedRow = Selectable<EnquiryRow> & {
  readonly property_title: string | null;
  readonly assignee: string | null;
};

export async function enquiriesFromRows(db: Db, rows: readonly JoinedRow[]): Promise<Enquiry[]> {
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => enquiryFromRow(row, photos.get(row.id)));
}

function enquiryFromRow(row: JoinedRow, photos: readonly EnquiryPhoto[] = []): Enquiry {
  const { property_id: id, property_title: title } = row;
  return Enquiry.parse({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    name: row.name,
    phone: row.phone,
    message: row.message,
    propertyId: id,
    property: id === null || title === null ? null : { id, title, slug: listingSlug(title, id) },
    preferredTime: row.preferred_time,
    timeZone: row.time_zone,
    language: row.language,
    note: row.note,
    followUpOn: row.follow_up_on,
    assignee: row.assignee,
    createdAt: row.created_at,
    statusChangedAt: row.status_changed_at,
    photos,
  });
}
