import type { MiddlewareHandler } from 'hono';
import type { PageRoute } from './page-route.ts';
import { problem } from './problem.ts';

const READ_METHODS = ['GET', 'HEAD'];
const ALLOW = 'GET, HEAD, OPTIONS';

/** Answers 405 to other methods on pages and files. The API answers for itself. */
export function getAndHeadOnly(pages: readonly PageRoute[]): MiddlewareHandler {
  const forms = new Set(pages.filter(({ form }) => form).map(({ path }) => path));
  return async (context, next) => {
    const { method, path } = context.req;
    if (READ_METHODS.includes(method) || /^\/api(?:\/|$)/i.test(path)) return next();
    const takesForm = forms.has(path);
    if (takesForm && method === 'POST') return next();
    const allow = takesForm ? `${ALLOW}, POST` : ALLOW;
    context.header('Allow', allow);
    return method === 'OPTIONS'
      ? context.body(null, 204)
      : problem(context, 405, `This address answers ${allow}, not ${method}.`);
  };
}
