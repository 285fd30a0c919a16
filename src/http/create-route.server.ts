import { createRoute as createZodRoute, type RouteConfig } from '@hono/zod-openapi';
import { type RouteFacts, withFacts } from './route-facts.server.ts';

type RouteWithFacts<Path extends string> = Omit<RouteConfig, 'path' | 'security'> & {
  path: Path;
  facts: RouteFacts;
};

export function createRoute<Path extends string, Route extends RouteWithFacts<Path>>(
  config: Route,
) {
  const { facts, middleware = [] } = config;
  const route = createZodRoute<Path, Route>({
    ...config,
    ...(facts.access === 'staff' && { security: [{ staffToken: [] }] }),
    middleware: [withFacts(facts), ...[middleware].flat()],
  });
  // Not enumerable, so that it does not show in the API's description.
  return Object.defineProperty(route, 'facts', { enumerable: false });
}
