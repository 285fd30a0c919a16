import type { MiddlewareHandler } from 'hono';
import type { PageRoute } from './page-route.ts';
import { problem } from './problem.ts';

interface Route {
  readonly method: string;
  readonly path: string;
}

/**
 * Answers 405 and OPTIONS with `Allow` on the API. A fixed path is never taken for an id. `routes`
 * may grow until the first request.
 */
export function allowedMethods(routes: readonly Route[]): MiddlewareHandler {
  let methodsOf: ((path: string) => string[]) | undefined;
  return async (context, next) => {
    methodsOf ??= methodTable(routes);
    const { method } = context.req;
    const methods = methodsOf(context.req.path.toLowerCase());
    if (methods.length === 0 || (methods.includes(method) && method !== 'OPTIONS')) return next();

    context.header('Allow', methods.join(', '));
    if (method === 'OPTIONS') return context.body(null, 204);
    return problem(context, 405, `This address answers ${methods.join(', ')}, not ${method}.`);
  };
}

function methodTable(routes: readonly Route[]): (path: string) => string[] {
  const fixedPaths = new Map<string, Set<string>>();
  const patterns = new Map<string, { form: RegExp; methods: Set<string> }>();
  for (const { method, path } of routes) {
    if (method === 'ALL' || !path.startsWith('/api/')) continue;
    const address = path.toLowerCase();
    if (address.includes(':')) {
      const known = patterns.get(address) ?? {
        form: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`),
        methods: new Set(),
      };
      patterns.set(address, known);
      known.methods.add(method);
    } else {
      fixedPaths.set(address, (fixedPaths.get(address) ?? new Set()).add(method));
    }
  }
  return (path) => {
    const methods =
      fixedPaths.get(path) ?? [...patterns.values()].find(({ form }) => form.test(path))?.methods;
    if (methods === undefined) return [];
    return [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
  };
}

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
