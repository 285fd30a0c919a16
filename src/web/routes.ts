import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page address of the product. */
export default [index('pages/start.ts'), route('home', 'pages/home/page.tsx'), route('*', 'pages/not-found.tsx')] satisfies RouteConfig;
