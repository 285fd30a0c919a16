import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '#config.ts';
import { createAddressLimit } from './address-limit.server.ts';
import { clientAddress } from './client-address.server.ts';

const REFUSALS: readonly number[] = [401, 403, 429];
const MAX_PATH = 200;
const LOG_IN = /\/authenticate$/i;

interface Watched {
  readonly config: Pick<Config, 'TRUSTED_PROXY'>;
  readonly log: Logger;
  readonly monotonicMs: () => number;
}

interface Account {
  Variables: { staff?: { readonly id: number } };
}

/** Log-ins and refused calls. A flood from one network leaves sixty lines a minute. */
export function securityLog({ config, log, monotonicMs }: Watched): MiddlewareHandler<Account> {
  const limit = createAddressLimit(monotonicMs);
  return async (context, next) => {
    await next();
    const { status } = context.res;
    const { method, path } = context.req;
    const isLogIn = status === 200 && LOG_IN.test(path);
    if (!isLogIn && !REFUSALS.includes(status)) return;
    const address = clientAddress(context, config.TRUSTED_PROXY);
    if (limit.take(address) !== undefined) return;
    const staffId = context.get('staff')?.id;
    const event = { status, method, path: path.slice(0, MAX_PATH), address, staffId };
    if (isLogIn) log.info(event, 'logged in');
    else log.warn(event, 'refused');
  };
}
