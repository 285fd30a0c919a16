import type { PageRoute } from '#http/page-route.ts';

const pages: readonly PageRoute[] = [
  { path: '/country', file: 'back-office/pages/countries/page.tsx', views: true },
  { path: '/state', file: 'back-office/pages/states/page.tsx', views: true },
  { path: '/city', file: 'back-office/pages/cities/page.tsx', views: true },
  { path: '/property', file: 'back-office/pages/listings/page.tsx', views: true },
];

/** The pages of the back-office, all behind one layout that asks for a session. */
export const backOfficeRoutes: readonly PageRoute[] = pages.map((page) => ({
  ...page,
  // The query of a list is the browser's affair; a page with one is not kept.
  parameters: (query) => (hasOnlyRouteIds(query) ? new URLSearchParams() : undefined),
}));

function hasOnlyRouteIds(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => name === '_routes');
}
