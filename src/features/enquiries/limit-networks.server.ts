import type { MiddlewareHandler } from 'hono';
import { refuseForNow } from '#features/listings/photos/receive-photo.server.ts';
import { clientAddress } from '#http/client-address.server.ts';
import type { Services } from '#services.ts';
import { networkSender } from './receive-enquiry.server.ts';
import { refuseEnquiry } from './refuse-enquiry.server.ts';
import { secondsToWait } from './sender-limit.server.ts';

/** Before the photos are read: one form at a time from a network, and none over its limit. */
export function limitNetworks({ db, authSecret, now, config }: Services): MiddlewareHandler {
  const busy = new Set<string>();
  return async (context, next) => {
    const sender = networkSender(authSecret, clientAddress(context, config.TRUSTED_PROXY));
    if (busy.has(sender)) return refuseForNow(context);
    busy.add(sender);
    try {
      const waitSeconds = await secondsToWait(db, [sender], now());
      // One with a key may be a repeat of what is stored, which is known once it is read.
      if (waitSeconds !== undefined && context.req.header('idempotency-key') === undefined)
        return refuseEnquiry(context, { refused: 'too many', waitSeconds });
      await next();
      return undefined;
    } finally {
      busy.delete(sender);
    }
  };
}
