import { Check, MessageCircle, NotebookPen, Phone } from 'lucide-react';
import { useId } from 'react';
import { phoneText } from '#back-office/person/phone-text.ts';
import { countPhotos } from '#back-office/photos/form/count-photos.ts';
import { momentText, sinceText } from '#back-office/times.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { KIND_LABELS } from '#features/enquiries/kind-labels.ts';
import { useMay } from '#session/use-may.ts';
import { type Agency, answerLink } from './answer-text.ts';
import { followUpText, nameText, STATUS_LABELS } from './enquiry-labels.ts';

interface EnquiryRowProps {
  enquiry: Enquiry;
  agency: Agency;
  now: Date;
  isOpen: boolean;
  onOpen: () => void;
  onNote: () => void;
  onClosed: () => void;
}

/** One of the inbox: who, what about, and what is done without opening it. */
export function EnquiryRow({
  enquiry,
  agency,
  now,
  isOpen,
  onOpen,
  onNote,
  onClosed,
}: EnquiryRowProps) {
  const { kind, status, phone, property, message, note, photos, createdAt } = enquiry;
  const mayWrite = useMay('write');
  const nameId = useId();
  const about = [
    KIND_LABELS[kind],
    property?.title,
    photos.length > 0 && countPhotos(photos.length),
  ];
  const words = [...nextOf(enquiry, now), note || message];
  return (
    <li data-row="" data-open={isOpen || undefined} className="enquiry-row">
      <div>
        <h2 data-new={status === 'new' || undefined} className="enquiry-name font-sans">
          <button
            id={nameId}
            type="button"
            aria-keyshortcuts="o"
            className="row-opener"
            onClick={onOpen}
          >
            {nameText(enquiry)}
          </button>
          <span>{STATUS_LABELS[status]}</span>
        </h2>
        <p className="text-muted tabular-nums">
          {phone !== '' && `${phoneText(phone)} · `}
          <time dateTime={createdAt} title={momentText(createdAt)}>
            {sinceText(createdAt, now)}
          </time>
        </p>
      </div>
      <div>
        <p>{joined(about)}</p>
        <p className="text-muted empty:hidden">{joined(words)}</p>
      </div>
      <div>
        {phone !== '' && (
          <>
            <a
              href={`tel:${phone}`}
              title="Call"
              aria-label="Call"
              aria-describedby={nameId}
              aria-keyshortcuts="c"
              className="row-icon"
            >
              <Phone aria-hidden="true" className="size-5" />
            </a>
            <a
              href={answerLink(enquiry, agency)}
              target="_blank"
              rel="noreferrer"
              title="WhatsApp"
              aria-label="WhatsApp"
              aria-describedby={nameId}
              aria-keyshortcuts="w"
              className="row-icon"
            >
              <MessageCircle aria-hidden="true" className="size-5" />
            </a>
          </>
        )}
        {mayWrite && (
          <>
            <button
              type="button"
              title="Note and follow up"
              aria-label="Note"
              aria-describedby={nameId}
              aria-keyshortcuts="n"
              className="row-icon"
              onClick={onNote}
            >
              <NotebookPen aria-hidden="true" className="size-5" />
            </button>
            <button
              type="button"
              disabled={status === 'closed'}
              title="Close"
              aria-label="Close"
              aria-describedby={nameId}
              aria-keyshortcuts="d"
              className="row-icon disabled:invisible max-sm:hidden"
              onClick={onClosed}
            >
              <Check aria-hidden="true" className="size-5" />
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function nextOf({ status, followUpOn, assignee }: Enquiry, now: Date): string[] {
  const next: string[] = [];
  if (followUpOn !== null && status !== 'closed') next.push(followUpText(followUpOn, now));
  if (assignee !== null) next.push(`With ${assignee}`);
  return next;
}

function joined(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
