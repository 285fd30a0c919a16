import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { backOfficeRoutes } from './back-office/routes.ts';

/** Pages of the back-office. What else its links name is a document of the public site. */
export default [
  layout(
    'back-office/layout.tsx',
    backOfficeRoutes.map(({ path, file }) => route(path.slice(1), file)),
  ),
  route('*', 'back-office/public-page.ts'),
] satisfies RouteConfig;
