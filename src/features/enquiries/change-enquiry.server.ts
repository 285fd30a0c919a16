import type { Db, Versioned } from '#database/database.server.ts';
import {
  type IsExpected,
  type Refused,
  recordChange,
  type Signature,
  writeWithoutVersion,
} from '#writes/audited-write.server.ts';
import { handOver } from './assignee.server.ts';
import type { Enquiry, EnquiryUpdate } from './enquiry.ts';
import { ERASED_TEXTS, findEnquiry, searchTextOf } from './enquiry-row.server.ts';
import { deletePhotosOf } from './photo-rows.server.ts';

type Changed = Versioned<Enquiry> | Refused<'unknown' | 'changed' | 'unknown assignee'>;
type Erased = { readonly photos: ErasedPhoto[] } | Refused<'unknown' | 'changed'>;

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

/** A photo whose row is gone and whose files are left to be removed. */
export interface ErasedPhoto {
  readonly path: string;
}

/** The row stays, without the person: it goes on counting for its listing. */
export function eraseEnquiry(
  db: Db,
  signature: Signature,
  id: number,
  isExpected?: IsExpected,
): Promise<Erased> {
  return writeWithoutVersion<Erased>(db, async (db) => {
    const before = await findEnquiry(db, id);
    if (before === undefined) return { refused: 'unknown' };
    if (isExpected !== undefined && !isExpected(before)) return { refused: 'changed' };
    return { photos: await eraseRow(db, signature, before.record) };
  });
}

/** Call it in a write. */
export async function eraseRow(
  db: Db,
  signature: Signature,
  enquiry: Enquiry,
): Promise<ErasedPhoto[]> {
  await db
    .updateTable('enquiry')
    .set((set) => ({
      ...ERASED_TEXTS,
      erased_at: signature.at.toISOString(),
      version: set('version', '+', 1),
    }))
    .where('id', '=', enquiry.id)
    .execute();
  await db.deleteFrom('outbox').where('enquiry_id', '=', enquiry.id).execute();
  await recordChange(db, signature, {
    entity: 'Enquiry',
    entityId: enquiry.id,
    action: 'delete',
    before: trailOf(enquiry),
    after: null,
  });
  return deletePhotosOf(db, [enquiry.id]);
}

/** The audit trail is kept for ever, so it learns nothing of the person. */
function trailOf({ status, followUpOn }: Enquiry) {
  return { status, followUpOn };
}
