import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page address of the product. */
export default [
  index('pages/start.ts'),
  route('home', 'pages/home/page.tsx'),
  route('about', 'pages/about/page.tsx'),
  route('privacy-policy', 'pages/legal/privacy-policy.tsx'),
  route('terms-and-conditions', 'pages/legal/terms-and-conditions.tsx'),
  route('login', 'pages/login/page.tsx'),
  layout('pages/admin/layout.tsx', [
    route('country', 'pages/admin/countries/page.tsx'),
    route('state', 'pages/admin/states/page.tsx'),
    route('city', 'pages/admin/cities/page.tsx'),
    route('property', 'pages/admin/properties/page.tsx'),
  ]),
  route('manifest.webmanifest', 'pages/manifest.ts'),
  route('explore-properties', 'pages/shortened-address.ts', { id: 'bare-explore' }),
  route('property-details', 'pages/shortened-address.ts', { id: 'bare-details' }),
  route('explore-properties/:slug', 'pages/explore/page.tsx'),
  route('property-details/:slug', 'pages/property/page.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
