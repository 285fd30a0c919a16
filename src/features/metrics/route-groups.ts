import type { RouterRoute } from 'hono/types';
import type { WatchedAnswers } from '#http/request-meter.server.ts';
import { listFacts, type RouteGroup } from '#http/route-facts.server.ts';

const FILE = /\.[a-z]+$/;

/**
 * An unknown address counts as most routes of its resource do, else as `api` or `page`. `routes`
 * may grow until the first call.
 */
export function routeGroups(routes: readonly RouterRoute[]): (address: string) => RouteGroup {
  let groups: Map<string, RouteGroup> | undefined;
  return (address) => {
    groups ??= groupTable(routes);
    const end = address.indexOf('?');
    const path = end === -1 ? address : address.slice(0, end);
    const [, first = '', second = '', third = ''] = path.split('/', 4);
    if (first.toLowerCase() !== 'api')
      return groups.get(first) ?? (second === '' && FILE.test(first) ? 'file' : 'page');
    const resource = `api/${second.toLowerCase()}`;
    return groups.get(`${resource}/${third.toLowerCase()}`) ?? groups.get(resource) ?? 'api';
  };
}

/** Keys are the first segment of a path; in the API `api/resource` and `api/resource/word`. */
function groupTable(routes: readonly RouterRoute[]): Map<string, RouteGroup> {
  const table = new Map<string, RouteGroup>();
  const byResource = new Map<string, RouteGroup[]>();
  for (const { path, facts } of listFacts(routes)) {
    const [, first = '', second = '', third = ''] = path.split('/');
    if (first !== 'api') {
      table.set(first, facts.group);
      continue;
    }
    const resource = `api/${second.toLowerCase()}`;
    table.set(`${resource}/${third.toLowerCase()}`, facts.group);
    byResource.set(resource, [...(byResource.get(resource) ?? []), facts.group]);
  }
  for (const [resource, groups] of byResource) table.set(resource, mostFrequent(groups));
  return table;
}

function mostFrequent(values: readonly RouteGroup[]): RouteGroup {
  const count = (value: RouteGroup) => values.filter((other) => other === value).length;
  return values.toSorted((one, other) => count(other) - count(one))[0] ?? 'api';
}

const watched = (method: string, group: RouteGroup, status: string) => ({ method, group, status });

export const WATCHED: WatchedAnswers = [
  ...['401', '429', '503'].map((status) => watched('POST', 'login', status)),
  ...['200', '413', '415', '503'].map((status) => watched('PUT', 'upload', status)),
  ...['500', '503'].map((status) => watched('GET', 'page', status)),
  ...['500', '503'].map((status) => watched('GET', 'property', status)),
];
