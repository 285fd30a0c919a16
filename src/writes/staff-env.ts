import type { Context } from 'hono';
import type { Signature } from './audit-trail.server.ts';

/** What the guard has found out before a guarded handler runs. */
export interface StaffEnv {
  Variables: { staff: { id: number; userName: string }; session: { id: string; createdAt: Date } };
}

/** Who writes, for the audit trail. */
export function signatureOf(context: Context<StaffEnv>, now: Date): Signature {
  const { id, userName } = context.get('staff');
  return { staffId: id, userName, at: now };
}
