import type { Watched } from '#http/request-meter.server.ts';

/** What the second part of an address of the API is about; anything else under `/api/` is `api`. */
const API = new Map([
  ['acount', 'account'],
  ['property', 'property'],
  ['city', 'place'],
  ['state', 'place'],
  ['country', 'place'],
  ['enum', 'enumeration'],
  ['pageview', 'page_view'],
  ['audit', 'audit'],
]);

/** What the first part of any other address is about; anything else is `page`. */
const OTHERS = new Map([
  ['Resources', 'picture'],
  ['assets', 'file'],
  ['healthz', 'probe'],
  ['readyz', 'probe'],
  ['metrics', 'probe'],
]);

/** `robots.txt`, `sitemap.xml`, `favicon.ico`. */
const FILE = /\.[a-z]+$/;

/** The group that a request is counted under; its query does not matter. */
export function routeGroup(address: string): string {
  const end = address.indexOf('?');
  const [, first = '', second = '', third] = (end === -1 ? address : address.slice(0, end)).split(
    '/',
    4,
  );
  if (first.toLowerCase() !== 'api')
    return OTHERS.get(first) ?? (second === '' && FILE.test(first) ? 'file' : 'page');
  const group = API.get(second.toLowerCase()) ?? 'api';
  if (group === 'account' && third?.toLowerCase() === 'authenticate') return 'login';
  return group === 'property' && third?.toLowerCase() === 'upload-thumbnail' ? 'upload' : group;
}

/** What alarms are made of: refused log-ins and uploads, and requests that were turned away or went wrong. */
export const WATCHED: Watched = [
  ...['401', '429', '503'].map((status) => ({ method: 'POST', group: 'login', status })),
  ...['200', '413', '415', '503'].map((status) => ({ method: 'PUT', group: 'upload', status })),
  ...['page', 'property'].flatMap((group) =>
    ['500', '503'].map((status) => ({ method: 'GET', group, status })),
  ),
];
