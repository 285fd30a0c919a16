import type { Db } from '#database/database.server.ts';

/** Who writes, and when. The commands of the operator have no account: their id is null. */
export interface Signature {
  readonly staffId: number | null;
  readonly userName: string;
  readonly at: Date;
}

/** One write as the audit trail keeps it. `before` and `after` are what the API shows; null where there is none. */
export interface Change {
  readonly entity: 'Country' | 'State' | 'City' | 'Property' | 'Staff';
  readonly entityId: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly before: object | null;
  readonly after: object | null;
}

/** To be called inside the transaction of every write, so that there is never one without the other. */
export async function recordChange(db: Db, signature: Signature, change: Change): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      at: signature.at.toISOString(),
      staff_id: signature.staffId,
      user_name: signature.userName,
      entity: change.entity,
      entity_id: change.entityId,
      action: change.action,
      before: change.before && JSON.stringify(change.before),
      after: change.after && JSON.stringify(change.after),
    })
    .execute();
}
