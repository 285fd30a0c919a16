import { fill } from '#language/fill.ts';
import { usePageWords } from '#web/words/use-words.ts';
import type { WrittenDay } from './load-life.server.ts';

/** The day on which the agency last made sure: a page is kept for longer than `today` is true. */
export function CheckedDay({ day, written }: WrittenDay) {
  const { checkedOn } = usePageWords('listing');
  return <time dateTime={day}>{fill(checkedOn, { day: written })}</time>;
}
