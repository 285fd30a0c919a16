import type { Db } from '#database/database.server.ts';

/** They are removed with their enquiry. */
export async function messagesAbout(db: Db, phone: string) {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select(['outbox.enquiry_id', 'outbox.created_at'])
    .where('enquiry.phone', '=', phone)
    .orderBy('outbox.id')
    .execute();
  return rows.map((row) => ({ enquiryId: row.enquiry_id, createdAt: row.created_at }));
}
