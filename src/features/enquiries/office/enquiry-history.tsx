import { dayText, momentText, STATUS_LABELS } from './enquiry-labels.ts';
import type { HistoryItem } from './use-enquiry.ts';

/** Who did what, newest first. */
export function EnquiryHistory({ items }: { items: readonly HistoryItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="enquiry-history" className="grid gap-2">
      <h3 id="enquiry-history" className="font-sans text-base font-semibold tracking-normal">
        Who did what
      </h3>
      <ol className="grid gap-2 text-sm">
        {items.map((item) => (
          <li key={item.at} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {item.userName}: {whatOf(item)}
            </span>
            <time dateTime={item.at} className="text-muted">
              {momentText(item.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whatOf({ status, followUpOn, noteChanged, assignee }: HistoryItem): string {
  return [
    STATUS_LABELS[status],
    followUpOn !== null && `to follow up on ${dayText(followUpOn)}`,
    noteChanged && 'note changed',
    assignee === null && 'looked after by nobody',
    assignee && `looked after by ${assignee}`,
  ]
    .filter(Boolean)
    .join(', ');
}
