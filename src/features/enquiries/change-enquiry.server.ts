import type { Db, Versioned } from '#platform/database/database.server.ts';
import { may, ROLES } from '#platform/http/permission.ts';
import {
  type IsExpected,
  type Refused,
  recordChange,
  type Signature,
  writeWithoutVersion,
} from '#platform/writes/audited-write.server.ts';
import type { Enquiry, EnquiryUpdate } from './enquiry.ts';
import { findEnquiry, searchTextOf } from './enquiry-row.server.ts';

type Changed = Versioned<Enquiry> | Refused<'unknown' | 'changed' | 'unknown assignee'>;

export function updateEnquiry(
  db: Db,
  signature: Signature,
  id: number,
  update: EnquiryUpdate,
  isExpected?: IsExpected,
): Promise<Changed> {
  return writeWithoutVersion<Changed>(db, async (db) => {
    const before = await findEnquiry(db, id);
    if (before === undefined) return { refused: 'unknown' };
    if (isExpected !== undefined && !isExpected(before)) return { refused: 'changed' };
    const { record } = before;
    const handed = await handOver(db, record, update);
    if ('refused' in handed) return handed;
    const { status, note, followUpOn } = update;
    const at = signature.at.toISOString();
    await db
      .updateTable('enquiry')
      .set((set) => ({
        status,
        note,
        follow_up_on: followUpOn,
        search_text: searchTextOf({ ...record, note }),
        version: set('version', '+', 1),
        ...(status !== record.status && { status_changed_at: at }),
        ...handed,
      }))
      .where('id', '=', id)
      .execute();
    const after = await findEnquiry(db, id);
    if (after === undefined) return { refused: 'unknown' };
    await recordChange(db, signature, {
      entity: 'Enquiry',
      entityId: id,
      action: 'update',
      before: trailOf(record),
      after: {
        ...trailOf(after.record),
        ...(note !== record.note && { note: 'changed' }),
        ...('assignee_id' in handed && { assignee: after.record.assignee }),
      },
    });
    return after;
  });
}

/** The audit trail is kept for ever, so it learns nothing of the person. */
export function trailOf({ status, followUpOn }: Enquiry) {
  return { status, followUpOn };
}

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
async function handOver(
  db: Db,
  before: Enquiry,
  { assignee }: EnquiryUpdate,
): Promise<{ assignee_id?: number | null } | Refused<'unknown assignee'>> {
  if (assignee === undefined || (assignee || null) === before.assignee) return {};
  if (!assignee) return { assignee_id: null };
  const id = await findAssigneeId(db, assignee);
  return id === undefined ? { refused: 'unknown assignee' } : { assignee_id: id };
}
