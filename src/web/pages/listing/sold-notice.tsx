import { fill } from '#language/fill.ts';
import { usePageWords } from '#web/words/use-words.ts';
import type { WrittenDay } from './load-life.server.ts';

/** Stands where the price stood. */
export function SoldNotice({ day, written }: WrittenDay) {
  const { sold } = usePageWords('listing');
  return (
    <div className="mt-4 rounded-card border border-line bg-sunken p-4">
      <p className="text-3xl font-bold">{sold.heading}</p>
      <p className="mt-1 text-muted">
        <time dateTime={day}>{fill(sold.since, { day: written })}</time>
      </p>
      <p className="mt-2">{sold.text}</p>
    </div>
  );
}
