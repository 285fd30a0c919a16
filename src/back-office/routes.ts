import type { PageRoute } from '#http/page-route.ts';

/** The pages of the back-office, all behind one layout that asks for a session. */
export const backOfficeRoutes: readonly PageRoute[] = [
  { path: '/country', file: 'back-office/pages/countries/page.tsx', views: true },
  { path: '/state', file: 'back-office/pages/states/page.tsx', views: true },
  { path: '/city', file: 'back-office/pages/cities/page.tsx', views: true },
  { path: '/property', file: 'back-office/pages/listings/page.tsx', views: true },
];
