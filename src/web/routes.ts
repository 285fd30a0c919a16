import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page address of the product. */
export default [
  index('pages/start.ts'),
  route('home', 'pages/home/page.tsx'),
  route('about', 'pages/about/page.tsx'),
  route('privacy-policy', 'pages/legal/privacy-policy.tsx'),
  route('terms-and-conditions', 'pages/legal/terms-and-conditions.tsx'),
  route('manifest.webmanifest', 'pages/manifest.ts'),
  route('explore-properties/:slug', 'pages/explore/page.tsx'),
  route('property-details/:slug', 'pages/property/page.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
