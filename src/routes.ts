import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { backOfficeRoutes } from './back-office/routes.ts';
import type { PageRoute } from './platform/http/page-route.ts';
import { publicRoutes } from './web/routes.ts';

export default [
  layout('back-office/layout.tsx', backOfficeRoutes.map(toEntry)),
  ...publicRoutes.map(toEntry),
] satisfies RouteConfig;

function toEntry({ path, file, id }: PageRoute) {
  if (path === '/') return index(file);
  return id === undefined ? route(path.slice(1), file) : route(path.slice(1), file, { id });
}
