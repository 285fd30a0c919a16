import type { Db } from '#platform/database/database.server.ts';
import type { Passkey } from './passkey.ts';
import { type Staff, storedRole } from './staff-store.server.ts';

/** What a signature is checked with. */
export interface Credential {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

const SHOWN = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const;

export function listPasskeys(db: Db, staffId: number): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .select(SHOWN)
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
}

export async function listCredentials(
  db: Db,
  staffId: number,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports.split(' ').filter((name) => name !== ''),
  }));
}

/** Undefined when it is unknown or its account was removed. */
export async function findCredential(
  db: Db,
  credentialId: string,
): Promise<{ credential: Credential; staff: Staff } | undefined> {
  const row = await db
    .selectFrom('passkey')
    .innerJoin('staff', 'staff.id', 'passkey.staff_id')
    .select(['public_key', 'counter', 'staff.id', 'staff.user_name', 'staff.role'])
    .where('credential_id', '=', credentialId)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      credential: { credentialId, publicKey: row.public_key, counter: row.counter },
      staff: { id: row.id, userName: row.user_name, role: storedRole.parse(row.role) },
    }
  );
}

interface NewRow extends Credential {
  readonly staffId: number;
  readonly name: string;
  readonly transports: readonly string[];
}

/** Undefined when the credential is stored already. */
export function insertPasskey(db: Db, passkey: NewRow, now: Date): Promise<Passkey | undefined> {
  return db
    .insertInto('passkey')
    .values({
      staff_id: passkey.staffId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(' '),
      name: passkey.name,
      created_at: now.toISOString(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
}

/** False when it was removed or used with this counter meanwhile; 0 means that it does not count. */
export async function recordUse(
  db: Db,
  { credentialId, counter }: Pick<Credential, 'credentialId' | 'counter'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now.toISOString() })
    .where('credential_id', '=', credentialId)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Undefined when the account has no such passkey. */
export function deletePasskey(db: Db, staffId: number, id: number): Promise<Passkey | undefined> {
  return db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning(SHOWN)
    .executeTakeFirst();
}

export async function deletePasskeys(db: Db, staffId: number): Promise<void> {
  await db.deleteFrom('passkey').where('staff_id', '=', staffId).execute();
}
