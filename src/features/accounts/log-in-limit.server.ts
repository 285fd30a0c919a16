import type { Db } from '#platform/database/database.server.ts';
import { createAddressLimit, networkOf } from '#platform/http/address-limit.server.ts';
import type { Services } from '#services.ts';

const MAX_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** A row of `login_attempt` that counts for a network; no key of an account looks like it. */
type Kind = '*password' | '*passkey';

/**
 * Counts failed log-ins per network, against guessing many accounts: for all processes in the
 * database, and before it in this process, so that a flood does not reach the database.
 */
export function createLogInLimit(
  { db, now, monotonicMs }: Pick<Services, 'db' | 'now' | 'monotonicMs'>,
  account: Kind,
) {
  const inProcess = createAddressLimit(monotonicMs, { max: MAX_PER_MINUTE });

  return {
    /** Counts as failed until released; returns the seconds to wait at the limit. */
    async take(address: string): Promise<number | undefined> {
      const wait = inProcess.take(address);
      if (wait !== undefined) return wait;
      return takeShared(db, { account, address: networkOf(address) }, now());
    },
    async release(address: string): Promise<void> {
      inProcess.release(address);
      await db
        .updateTable('login_attempt')
        .set((set) => ({ failures: set('failures', '-', 1) }))
        .where('account', '=', account)
        .where('address', '=', networkOf(address))
        .where('failures', '>', 0)
        .execute();
    },
  };
}

interface Counter {
  readonly account: Kind;
  readonly address: string;
}

async function takeShared(db: Db, counter: Counter, now: Date): Promise<number | undefined> {
  const at = now.toISOString();
  const minuteEnd = new Date(now.getTime() + MINUTE_MS).toISOString();
  const { failures, blocked_until } = await db
    .insertInto('login_attempt')
    .values({ ...counter, failures: 1, blocked_until: minuteEnd, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['account', 'address']).doUpdateSet(({ eb, ref }) => {
        // A block beyond the end of this minute means that the clock was set back.
        const isOver = eb.or([
          eb('login_attempt.blocked_until', '<=', at),
          eb('login_attempt.blocked_until', '>', minuteEnd),
        ]);
        return {
          failures: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('login_attempt.failures', '+', 1))
            .end(),
          blocked_until: eb
            .case()
            .when(isOver)
            .then(minuteEnd)
            .else(ref('login_attempt.blocked_until'))
            .end(),
          last_at: at,
        };
      }),
    )
    .returning(['failures', 'blocked_until'])
    .executeTakeFirstOrThrow();
  if (failures <= MAX_PER_MINUTE) return undefined;
  return Math.ceil((Date.parse(blocked_until) - now.getTime()) / 1000);
}
