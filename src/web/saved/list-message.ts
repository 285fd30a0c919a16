import type { Listed } from './listed.ts';

/** WhatsApp cuts a link that is longer than some 4,000 characters. */
const MOST_NAMED = 8;

/** `Have a look at these:`, the first few with area and price, and the link to all. */
export function listMessage(head: string, listed: readonly Listed[], url: string): string {
  const cards = listed.flatMap(({ card }) => card ?? []);
  const named = cards
    .slice(0, MOST_NAMED)
    .map(({ title, message }, index) => `${index + 1}. ${title}\n${message}`);
  const more = cards.length > MOST_NAMED ? ['…'] : [];
  return [head, ...named, ...more, url].join('\n\n');
}
