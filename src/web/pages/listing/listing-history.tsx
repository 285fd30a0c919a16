import { usePageMessages } from '#web/messages/use-messages.ts';
import type { ListingLife } from './load-listing.server.ts';

/** What happened to a listing that visitors may know: when it was listed, reduced, sold. */
export function ListingHistory({ events }: Pick<ListingLife, 'events'>) {
  const { history } = usePageMessages('listing');
  if (events.length < 2) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-2xl">
        {history.heading}
      </h2>
      <ol className="mt-4 flex flex-col gap-2">
        {events.map(({ what, day, written }) => (
          <li key={`${what} ${day}`} className="flex gap-4">
            <time dateTime={day} className="w-32 shrink-0 tabular-nums text-muted">
              {written}
            </time>
            <span>{history[what]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
