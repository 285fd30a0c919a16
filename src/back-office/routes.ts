import type { PageRoute } from '#platform/http/page-route.ts';

/** The guesses are staff's alone: what visitors may mean, such as `/properties`, is left to the public site. */
const pages: readonly PageRoute[] = [
  {
    path: '/today',
    file: 'back-office/pages/today/page.tsx',
    views: true,
    guesses: { '/admin': '', '/dashboard': '', '/back-office': '' },
  },
  {
    path: '/country',
    file: 'back-office/pages/countries/page.tsx',
    views: true,
    guesses: { '/countries': '' },
  },
  {
    path: '/state',
    file: 'back-office/pages/states/page.tsx',
    views: true,
    guesses: { '/states': '' },
  },
  {
    path: '/city',
    file: 'back-office/pages/cities/page.tsx',
    views: true,
    guesses: { '/cities': '', '/location': '', '/locations': '' },
  },
  {
    path: '/staff',
    file: 'back-office/pages/staff/page.tsx',
    views: true,
    guesses: { '/users': '' },
  },
  { path: '/settings', file: 'back-office/pages/settings/page.tsx', views: true },
  {
    path: '/account',
    file: 'back-office/pages/account/page.tsx',
    views: true,
    guesses: { '/my-account': '', '/profile': '', '/sessions': '' },
  },
  {
    path: '/enquiries',
    file: 'features/enquiries/office/page.tsx',
    views: true,
    guesses: { '/inbox': '' },
  },
  { path: '/buyers', file: 'back-office/pages/buyers/page.tsx', views: true },
  { path: '/buyers/:id', file: 'back-office/pages/buyer-matches/page.tsx', views: '/buyers' },
  {
    path: '/property-buyers/:id',
    file: 'back-office/pages/property-buyers/page.tsx',
    views: '/buyers',
  },
  { path: '/reports', file: 'back-office/pages/reports/page.tsx', views: true },
  {
    path: '/property',
    file: 'back-office/pages/listings/page.tsx',
    views: true,
    guesses: { '/trash': '?view=trash', '/drafts': '?view=drafts' },
  },
  {
    path: '/property/paste',
    file: 'back-office/pages/paste/page.tsx',
    views: true,
    guesses: { '/paste': '' },
  },
  {
    path: '/property/import',
    file: 'back-office/pages/import/page.tsx',
    views: true,
    guesses: { '/import': '' },
  },
  { path: '/poster', file: 'back-office/pages/poster/page.tsx', views: false },
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
