import { createRoute as createZodRoute, type RouteConfig } from '@hono/zod-openapi';
import { type RouteFacts, withFacts } from './route-facts.server.ts';

type RouteWithFacts<Path extends string> = Omit<RouteConfig, 'path' | 'security'> & {
  path: Path;
  facts: RouteFacts;
};

/** An operation of the API, with what the product has to know of it. */
export function createRoute<Path extends string, Route extends RouteWithFacts<Path>>(
  config: Route,
) {
  const { facts, middleware = [] } = config;
  const route = createZodRoute<Path, Route>({
    ...config,
    ...(facts.access === 'staff' && { security: [{ staffToken: [] }] }),
    middleware: [withFacts(facts), ...[middleware].flat()],
  });
  // Not enumerable, so that the API's description leaves it out.
  return Object.defineProperty(route, 'facts', { enumerable: false });
}
