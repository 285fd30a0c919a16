import { CalendarClock } from 'lucide-react';
import { countPhotos } from '#back-office/photos/form/count-photos.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { KIND_LABELS } from '#features/enquiries/enquiry-kinds.ts';
import { dayText, momentText, STATUS_LABELS } from './enquiry-labels.ts';

/** One of the list; opens the whole of it. */
export function EnquiryCard({ enquiry, onOpen }: { enquiry: Enquiry; onOpen: () => void }) {
  const { name, kind, status, property, message, followUpOn, createdAt, photos } = enquiry;
  return (
    <li className="relative grid gap-1 rounded-card border border-line bg-surface p-4 hover:border-field sm:grid-cols-[1fr_auto] sm:gap-x-6">
      <h2 className="font-sans text-base font-semibold tracking-normal">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-6 text-left break-words after:absolute after:inset-0 after:rounded-card"
        >
          {name === '' ? 'Erased' : name}
        </button>
      </h2>
      <p className="text-sm text-muted sm:text-right">
        <time dateTime={createdAt}>{momentText(createdAt)}</time>
      </p>
      <p className="text-sm">
        {KIND_LABELS[kind]}
        {property !== null && ` · ${property.title}`}
        {photos.length > 0 && ` · ${countPhotos(photos.length)}`}
      </p>
      <p className="flex flex-wrap gap-2 text-sm sm:justify-end">
        {followUpOn !== null && (
          <span className="inline-flex items-center gap-1 text-muted">
            <CalendarClock aria-hidden="true" className="size-4" />
            {dayText(followUpOn)}
          </span>
        )}
        <span
          className={`rounded-full border px-3 ${status === 'new' ? 'border-transparent bg-field font-semibold text-on-field' : 'border-line-strong'}`}
        >
          {STATUS_LABELS[status]}
        </span>
      </p>
      {message !== '' && (
        <p className="line-clamp-2 text-sm break-words text-muted sm:col-span-2">{message}</p>
      )}
    </li>
  );
}
