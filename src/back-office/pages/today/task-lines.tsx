import { Check, ImagePlus, MessageCircle, Pencil, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { whatsAppAddress, writeSent } from '#back-office/pages/buyers/sending.ts';
import { SentNote } from '#back-office/pages/buyers/sent-note.tsx';
import { Photo } from '#back-office/pages/listings/list-columns.tsx';
import { checkedText } from '#back-office/pages/listings/row-texts.ts';
import type { ListingChanges } from '#back-office/pages/listings/use-listing-changes.ts';
import { momentText } from '#back-office/times.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { KIND_LABELS } from '#features/enquiries/kind-labels.ts';
import { answerLink } from '#features/enquiries/office/answer-text.ts';
import { preferredText } from '#features/enquiries/office/enquiry-labels.ts';
import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import type { Listing } from '#features/listings/listing.ts';
import { DRAFT } from '#features/listings/listing-status.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { formatPrice } from '#platform/units/price.ts';
import { useMay } from '#session/use-may.ts';
import type { Unfinished, Untold } from './fetch-plan.ts';

interface EnquiryLineProps {
  enquiry: Enquiry;
  agency: { name: string; siteUrl: string };
  /** Says since when it waits, or when it is due. */
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

/** A listing that nobody has made sure of lately; one tap says how it stands. */
export function ConfirmLine({ listing, changes }: { listing: Listing; changes: ListingChanges }) {
  const { id, title, price, city, imageUrl, status, checkedAt } = listing;
  const mayWrite = useMay('write');
  return (
    <li data-row="">
      <article aria-label={title} className="task-line task-line-wide">
        <div className="flex min-w-0 items-center gap-3">
          <div className="shrink-0 max-sm:hidden [&>*]:w-14">
            <Photo url={imageUrl} />
          </div>
          <div className="min-w-0 max-sm:leading-tight">
            <h3 className="truncate font-sans text-base font-semibold tracking-normal max-sm:leading-tight">
              <Link to={`/property?edit=${id}`} aria-keyshortcuts="o" className="task-name">
                {title}
              </Link>
            </h3>
            <p className="truncate text-sm text-muted max-sm:text-xs max-sm:leading-tight">
              <span className="text-ink">{checkedText(checkedAt)}</span> ·{' '}
              {formatPrice(price, ENGLISH_UNITS)} · {city.name}
            </p>
          </div>
        </div>
        {mayWrite && (
          <fieldset aria-label={`How ${title} stands`} className="flex min-w-0 gap-1">
            <button
              type="button"
              aria-keyshortcuts="d"
              className="task-action"
              onClick={() => void changes.check([listing])}
            >
              <Check aria-hidden="true" className="size-4 max-sm:hidden" />
              Still there
            </button>
            {ENUMERATIONS.ListingStatus.filter(
              ({ id }) => id > 1 && id !== DRAFT && id !== status,
            ).map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="task-action"
                onClick={() => void changes.setStatus([listing], id)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
      </article>
    </li>
  );
}

/** A draft, or a listing that visitors see without a picture; one tap opens it. */
export function UnfinishedLine({ id, title, kind, city, isDraft, hasPhoto }: Unfinished) {
  const mayWrite = useMay('write');
  const name = title || `${kind} without a title`;
  const lacks = [isDraft ? 'Draft' : '', hasPhoto ? '' : 'No photograph'].filter(Boolean);
  const Icon = isDraft ? Pencil : ImagePlus;
  return (
    <li data-row={mayWrite ? '' : undefined} className="task-line">
      <div className="min-w-0">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-muted">{[...lacks, kind, city].join(' · ')}</p>
      </div>
      {mayWrite && (
        <Link to={`/property?edit=${id}`} aria-keyshortcuts="o" className="task-action">
          <Icon aria-hidden="true" className="size-4" />
          <TaskWord word={isDraft ? 'Finish' : 'Add photograph'} name={name} />
        </Link>
      )}
    </li>
  );
}

/** A buyer whom new listings fit and who was not sent them. */
export function UntoldLine({ buyer, listings, siteUrl }: Untold & { siteUrl: string }) {
  const mayWrite = useMay('write');
  const [sentOn, setSentOn] = useState<string>();
  const ids = listings.map(({ id }) => id);
  const write = async (isSent: boolean) => {
    if (!(await writeSent(buyer.id, ids, isSent))) return;
    setSentOn(isSent ? dayInIndia(new Date()) : undefined);
  };
  const titles = listings.map(({ title, nearly }) => (nearly ? `${title} (${nearly})` : title));
  const count = listings.length === 1 ? '1 listing' : `${listings.length} listings`;
  return (
    <li data-row="" className="task-line">
      <div className="min-w-0">
        <Link to={`/buyers/${buyer.id}`} aria-keyshortcuts="o" className="task-name">
          {buyer.name}
        </Link>
        <p className="task-about">
          <span className="text-ink">{count}</span> · {titles.join(' · ')}
        </p>
      </div>
      {sentOn === undefined ? (
        <div className="flex gap-1">
          <a href={`tel:${buyer.phone}`} aria-keyshortcuts="c" className="task-action">
            <Phone aria-hidden="true" className="size-4" />
            <TaskWord word="Call" name={buyer.name} />
          </a>
          {mayWrite && (
            <a
              href={whatsAppAddress(buyer, ids, siteUrl)}
              target="_blank"
              rel="noreferrer"
              aria-keyshortcuts="w"
              onClick={() => void write(true)}
              className="task-action"
            >
              <MessageCircle aria-hidden="true" className="size-4" />
              <TaskWord word="WhatsApp" name={buyer.name} />
            </a>
          )}
        </div>
      ) : (
        <SentNote day={sentOn} name={buyer.name} onTakeBack={() => void write(false)} />
      )}
    </li>
  );
}

/** The word of a task's button: on phones only its icon is in sight. */
function TaskWord({ word, name }: { word: string; name: string }) {
  return (
    <>
      <span className="max-sm:sr-only">{word}</span>
      <span className="sr-only"> {name}</span>
    </>
  );
}
