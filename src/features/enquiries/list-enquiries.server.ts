import { sql } from 'kysely';
import type { Db } from '#database/database.server.ts';
import { dayInIndia } from '#language/dates.ts';
import { foldText } from '#language/fold-text.ts';
import type { Enquiry, EnquiryStatus } from './enquiry.ts';
import { enquiries, enquiriesFromRows, selectEnquiries } from './enquiry-row.server.ts';

export interface EnquiryQuery {
  readonly status?: EnquiryStatus | undefined;
  readonly search: string;
  /** Those whose day of following up has come. */
  readonly due: boolean;
  readonly propertyId?: number | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** Newest first. */
export async function listEnquiries(
  db: Db,
  { status, search, due, propertyId, pageNumber, pageSize }: EnquiryQuery,
  now: Date,
): Promise<{ items: Enquiry[]; totalCount: number }> {
  let found = due ? dueEnquiries(db, now) : enquiries(db);
  if (status !== undefined) found = found.where('enquiry.status', '=', status);
  if (propertyId !== undefined) found = found.where('enquiry.property_id', '=', propertyId);
  for (const word of wordsOf(search))
    found = found.where(sql<boolean>`enquiry.search_text like ${patternOf(word)} escape '\\'`);
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

/** A number that is typed with blanks is one word. */
function wordsOf(search: string): string[] {
  const isNumber = /^[\d\s()+-]*\d[\d\s()+-]*$/.test(search);
  const text = isNumber ? search.replace(/[^\d+]/g, '').replace(/^0+/, '') : search;
  return foldText(text).split(/\s+/).filter(Boolean);
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
