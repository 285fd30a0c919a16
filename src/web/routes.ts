import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const publicRoutes: RouteConfigEntry[] = [
  index('web/pages/start.ts'),
  route('home', 'web/pages/home/page.tsx'),
  route('about', 'web/pages/about/page.tsx'),
  route('privacy-policy', 'web/pages/legal/privacy-policy.tsx'),
  route('terms-and-conditions', 'web/pages/legal/terms-and-conditions.tsx'),
  route('login', 'web/pages/login/page.tsx'),
  route('manifest.webmanifest', 'web/pages/manifest.ts'),
  route('explore-properties', 'web/pages/shortened-address.ts', { id: 'bare-explore' }),
  route('property-details', 'web/pages/shortened-address.ts', { id: 'bare-details' }),
  route('explore-properties/:slug', 'web/pages/explore/page.tsx'),
  route('property-details/:slug', 'web/pages/listing/page.tsx'),
  route('*', 'web/pages/not-found.tsx'),
];
