import { z } from 'zod';
import { isFromPerson } from '#platform/http/is-from-person.ts';
import { dayInIndia } from '#platform/language/dates.ts';

export const PageViewInput = z
  .object({
    path: z.string().regex(/^\/(?!\/)[^\p{C}\s]*$/u, 'Please send the path of a page.'),
    referrer: z
      .string()
      .max(2000, 'Please enter at most 2000 characters.')
      .optional()
      .describe('the address of the page before, if any'),
  })
  .meta({ id: 'PageView' });
export type PageViewInput = z.infer<typeof PageViewInput>;

/** Contains nothing that tells one visitor from another. */
export interface PageView {
  day: string;
  path: string;
  referrerHost: string;
  device: 'phone' | 'desktop';
}

/** Undefined for bots and for pages that a browser prefetched. */
export function pageViewOf(
  input: PageViewInput,
  name: string,
  headers: Headers,
  ownHost: string,
  now: Date,
): PageView | undefined {
  if (!isFromPerson(headers)) return undefined;
  const agent = headers.get('user-agent') ?? '';
  const isPhone = headers.get('sec-ch-ua-mobile') === '?1' || /\bMobi/i.test(agent);
  return {
    day: dayInIndia(now),
    path: name,
    referrerHost: foreignHost(input.referrer, ownHost),
    device: isPhone ? 'phone' : 'desktop',
  };
}

function foreignHost(referrer: string | undefined, ownHost: string): string {
  if (referrer === undefined || !URL.canParse(referrer)) return '';
  const { protocol, host } = new URL(referrer);
  return /^https?:$/.test(protocol) && host !== ownHost ? host.slice(0, 100) : '';
}
