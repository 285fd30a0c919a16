/** A page. It is kept as a ready answer unless it answers `Cache-Control: no-store`. */
export interface PageRoute {
  /** A React Router pattern with at most one parameter. */
  readonly path: string;
  readonly file: string;
  readonly id?: string;
  /** The name under which views are counted: true for the path, or a function of its parameter. */
  readonly views: boolean | string | ((parameter: string) => string | undefined);
  /**
   * The parameters its answer depends on, in one order; undefined when the answer is not kept.
   * Without it the answer depends on no parameter.
   */
  readonly parameters?: (query: URLSearchParams) => URLSearchParams | undefined;
  /** Takes a form by POST, too. */
  readonly form?: true;
  readonly sitemap?: true;
  /** Paths that people guess for it, which lead to it, each with the query or fragment that is meant. */
  readonly guesses?: Readonly<Record<string, '' | `?${string}` | `#${string}`>>;
}

/** The first of `routes` for a path, with the parameter in it, decoded. */
export function findPage(
  routes: readonly PageRoute[],
  pathname: string,
): { route: PageRoute; parameter: string } | undefined {
  for (const route of routes) {
    const match = patternOf(route).exec(pathname);
    if (match !== null) return { route, parameter: decodeURIComponent(match[1] ?? '') };
  }
  return undefined;
}

const patterns = new WeakMap<PageRoute, RegExp>();

/** In any case, with or without a slash at the end. */
function patternOf(route: PageRoute): RegExp {
  const known = patterns.get(route);
  if (known !== undefined) return known;
  const source = route.path
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replace(/\/:\w+/, '/([^/]+)')
    .replace(/\/\*$/, '(?:/.*)?');
  const made = new RegExp(`^${source}/?$`, 'i');
  patterns.set(route, made);
  return made;
}
