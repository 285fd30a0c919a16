import type { MiddlewareHandler } from 'hono';
import { trueAddresses } from './canonical-address.server.ts';
import type { PageRoute } from './page-route.ts';

/** For links out of messages, whose full stop, bracket or quote came along. */
export function redirectToTrueAddress(pages: readonly PageRoute[]): MiddlewareHandler {
  const trueAddressOf = trueAddresses(pages);
  return async (context, next) => {
    const { method, url } = context.req;
    const { pathname, search } = new URL(url);
    const address =
      method === 'GET' || method === 'HEAD' ? trueAddressOf(pathname + search) : undefined;
    return address === undefined ? next() : context.redirect(address, 301);
  };
}
