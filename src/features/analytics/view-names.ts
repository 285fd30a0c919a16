import type { PageRoute } from '#platform/http/page-route.ts';

export const OTHER = '/other';

/** Unknown paths are all `/other`, so that they do not fill the database. */
export function viewNames(pages: readonly PageRoute[]): (address: string) => string {
  const patterns = pages.map((page) => ({
    page,
    pattern: new RegExp(`^${page.path.replace(/:\w+/, '([^/]+)').replace('*', '.*')}$`),
  }));
  return (address) => {
    const [path = ''] = address.split(/[?#]/, 1);
    for (const { page, pattern } of patterns) {
      const found = pattern.exec(path);
      if (found !== null) return nameOf(page, found[1]) ?? OTHER;
    }
    return OTHER;
  };
}

/** What the views of the pages of staff are counted as. */
export function staffViews(pages: readonly PageRoute[]): string[] {
  return ['/login', ...pages.flatMap((page) => nameOf(page) ?? [])];
}

function nameOf({ path, views }: PageRoute, parameter = ''): string | undefined {
  if (typeof views === 'function') return views(parameter);
  if (typeof views === 'string') return views;
  return views ? path : undefined;
}
