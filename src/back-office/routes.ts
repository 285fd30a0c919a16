import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const backOfficeRoutes: RouteConfigEntry[] = [
  layout('back-office/layout.tsx', [
    route('country', 'back-office/pages/countries/page.tsx'),
    route('state', 'back-office/pages/states/page.tsx'),
    route('city', 'back-office/pages/cities/page.tsx'),
    route('property', 'back-office/pages/listings/page.tsx'),
  ]),
];
