import type { Db } from '#platform/database/database.server.ts';
import { hasEachWord } from '#platform/database/text-columns.server.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import { searchedWords } from '#platform/validation/searched-words.ts';
import { findAssigneeId } from './change-enquiry.server.ts';
import type { Enquiry, EnquiryStatus } from './enquiry.ts';
import { enquiries, enquiriesFromRows, selectEnquiries } from './enquiry-row.server.ts';
import { typedReference } from './reference.server.ts';

export interface EnquiryQuery {
  readonly status?: EnquiryStatus | undefined;
  readonly search: string;
  /** Only enquiries whose follow-up is due today or was due before. */
  readonly due: boolean;
  /** User name of who looks after them; '' for everybody's. */
  readonly assignee: string;
  readonly propertyId?: number | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** Newest first. */
export async function listEnquiries(
  db: Db,
  { status, search, due, assignee, propertyId, pageNumber, pageSize }: EnquiryQuery,
  now: Date,
): Promise<{ items: Enquiry[]; totalCount: number }> {
  let found = due ? dueEnquiries(db, now) : enquiries(db);
  if (status !== undefined) found = found.where('enquiry.status', '=', status);
  if (propertyId !== undefined) found = found.where('enquiry.property_id', '=', propertyId);
  if (assignee !== '')
    found = found.where('enquiry.assignee_id', '=', (await findAssigneeId(db, assignee)) ?? 0);
  const reference = typedReference(search);
  const hasWords = hasEachWord('enquiry.search_text', searchedWords(search));
  found = found.where((is) =>
    reference === undefined ? hasWords : is.or([hasWords, is('enquiry.reference', '=', reference)]),
  );
  const { totalCount } = await found
    .select(({ fn }) => fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow();
  const rows = await selectEnquiries(found)
    .orderBy('enquiry.id', 'desc')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return { items: await enquiriesFromRows(db, rows), totalCount };
}

const LONGEST_THREAD = 50;

/** What one person has asked, newest first. */
export async function findThread(db: Db, phone: string): Promise<Enquiry[]> {
  const rows = await selectEnquiries(enquiries(db).where('enquiry.phone', '=', phone))
    .orderBy('enquiry.id', 'desc')
    .limit(LONGEST_THREAD)
    .execute();
  return enquiriesFromRows(db, rows);
}

/** For the numbers of the day. */
export async function countEnquiries(db: Db, now: Date) {
  const count = async (found: ReturnType<typeof enquiries>) => {
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };
  return {
    newEnquiries: await count(enquiries(db).where('enquiry.status', '=', 'new')),
    followUpsDue: await count(dueEnquiries(db, now)),
  };
}

function dueEnquiries(db: Db, now: Date) {
  return enquiries(db)
    .where('enquiry.status', '!=', 'closed')
    .where('enquiry.follow_up_on', '<=', dayInIndia(now));
}
