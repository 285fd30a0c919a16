import { Check, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { momentText } from '#back-office/times.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { KIND_LABELS } from '#features/enquiries/enquiry-kinds.ts';
import { answerLink } from '#features/enquiries/office/answer-text.ts';
import { preferredText } from '#features/enquiries/office/enquiry-labels.ts';
import { useMay } from '#session/use-may.ts';
import { TaskWord } from './task-word.tsx';

interface EnquiryLineProps {
  enquiry: Enquiry;
  agency: { name: string; siteUrl: string };
  /** Since when, or for when. */
  time: string;
  /** What the tick says. */
  tick: string;
  onTick: () => void;
}

export function EnquiryLine({ enquiry, agency, time, tick, onTick }: EnquiryLineProps) {
  const { id, name, phone, kind, property, note, message, createdAt } = enquiry;
  const mayWrite = useMay('write');
  const about = [KIND_LABELS[kind], property?.title, preferredText(enquiry), note || message];
  return (
    <li data-row="" className="task-line">
      <div className="min-w-0">
        <Link to={`/enquiries?open=${id}`} aria-keyshortcuts="o" className="task-name">
          {name}
        </Link>
        <p className="task-about">
          <time dateTime={createdAt} title={momentText(createdAt)} className="text-ink">
            {time}
          </time>
          {['', ...about.filter(Boolean)].join(' · ')}
        </p>
      </div>
      <div className="flex gap-1">
        <a href={`tel:${phone}`} aria-keyshortcuts="c" className="task-action">
          <Phone aria-hidden="true" className="size-4" />
          <TaskWord word="Call" name={name} />
        </a>
        <a
          href={answerLink(enquiry, agency)}
          target="_blank"
          rel="noreferrer"
          aria-keyshortcuts="w"
          className="task-action"
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          <TaskWord word="WhatsApp" name={name} />
        </a>
        {mayWrite && (
          <button type="button" aria-keyshortcuts="d" className="task-action" onClick={onTick}>
            <Check aria-hidden="true" className="size-4" />
            <TaskWord word={tick} name={name} />
          </button>
        )}
      </div>
    </li>
  );
}
