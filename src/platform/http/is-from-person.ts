import { isbot } from 'isbot';

/** Not from a robot that says what it is, nor for a page that a browser fetched ahead. */
export function isFromPerson(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? '';
  if (agent === '' || isbot(agent)) return false;
  return !/prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
}
