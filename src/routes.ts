import type { RouteConfig } from '@react-router/dev/routes';
import { backOfficeRoutes } from './back-office/routes.ts';
import { publicRoutes } from './web/routes.ts';

export default [...backOfficeRoutes, ...publicRoutes] satisfies RouteConfig;
