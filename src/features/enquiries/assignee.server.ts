import type { Db } from '#database/database.server.ts';
import { may, ROLES } from '#http/permission.ts';
import type { Refused } from '#writes/audited-write.server.ts';
import type { Enquiry, EnquiryUpdate } from './enquiry.ts';

/** Those of the staff who may look after an enquiry, by name. */
export function findAssignees(db: Db): Promise<{ id: number; userName: string }[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'user_name as userName'])
    .where('removed_at', 'is', null)
    .where(
      'role',
      'in',
      ROLES.filter((role) => may(role, 'write')),
    )
    .orderBy('user_name')
    .execute();
}

/** Undefined for everybody who may not look after one. */
export async function findAssigneeId(db: Db, userName: string): Promise<number | undefined> {
  // Compared here: PostgreSQL accepts no NUL in a text.
  return (await findAssignees(db)).find((assignee) => assignee.userName === userName)?.id;
}

/** What a change writes to hand the enquiry over; nothing where it stays with whom it is. */
export async function handOver(
  db: Db,
  before: Enquiry,
  { assignee }: EnquiryUpdate,
): Promise<{ assignee_id?: number | null } | Refused<'unknown assignee'>> {
  if (assignee === undefined || (assignee || null) === before.assignee) return {};
  if (!assignee) return { assignee_id: null };
  const id = await findAssigneeId(db, assignee);
  return id === undefined ? { refused: 'unknown assignee' } : { assignee_id: id };
}
