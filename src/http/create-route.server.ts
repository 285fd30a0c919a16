import { createRoute as createZodRoute, type RouteConfig } from '@hono/zod-openapi';
import { leastRole } from './permission.ts';
import { problems } from './problem.ts';
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
    ...(facts.access !== 'public' && {
      security: [{ staffToken: [] }],
      'x-least-role': leastRole(facts.access),
      // The guard answers it, so that no handler has to know it.
      responses: { ...config.responses, ...problems(403) },
    }),
    middleware: [withFacts(facts), ...[middleware].flat()],
  });
  // Not enumerable, so that it does not show in the API's description.
  return Object.defineProperty(route, 'facts', { enumerable: false });
}
