import { useState } from 'react';
import { Link } from 'react-router';
import { DeleteDialog } from '#back-office/dialogs/delete-dialog.tsx';
import { RowPanel, useIsBesideList } from '#back-office/list/row-panel.tsx';
import { PersonDialog } from '#back-office/person/person-dialog.tsx';
import { phoneText } from '#back-office/person/phone-text.ts';
import { dayText, momentText } from '#back-office/times.ts';
import { Enquiry, type EnquiryStatus } from '#features/enquiries/enquiry.ts';
import { KIND_LABELS } from '#features/enquiries/kind-labels.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { LANGUAGES } from '#platform/language/language.ts';
import { useMay } from '#session/use-may.ts';
import type { Agency } from './answer-text.ts';
import { ContactActions } from './contact-actions.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { clockText, nameText, preferredText, STATUS_LABELS } from './enquiry-labels.ts';
import { EnquiryPhotos } from './enquiry-photos.tsx';
import { EnquiryThread } from './enquiry-thread.tsx';
import { MakeListingButton } from './make-listing.tsx';
import { type HistoryItem, useEnquiry } from './use-enquiry.ts';

interface EnquiryPanelProps {
  id: number;
  agency: Agency;
  onOpen: (enquiry: Enquiry) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** Where an enquiry is closed or the list is covered, the list or its next row follows. */
  onSaved: (next: 'stay' | 'list' | 'next row') => void;
}

/** Everything of one enquiry: what was asked, how it is answered, and where it stands. */
export function EnquiryPanel({ id, agency, onOpen, onSaved, ...panel }: EnquiryPanelProps) {
  const { stored, failure, save, history } = useEnquiry(id);
  const [asked, setAsked] = useState<'erase' | 'person'>();
  const isBesideList = useIsBesideList();
  const enquiry = stored?.record;
  const goOn = (status: EnquiryStatus) =>
    onSaved(status === 'closed' ? 'next row' : isBesideList ? 'stay' : 'list');
  return (
    <>
      <RowPanel title={titleOf(enquiry)} what="enquiry" {...panel}>
        {failure !== undefined && (
          <p role="alert" className="notice-danger">
            {failure}
          </p>
        )}
        {enquiry === undefined && failure === undefined && (
          <div role="status" className="skeleton min-h-96">
            <span className="sr-only">Loading...</span>
          </div>
        )}
        {enquiry !== undefined && (
          <>
            <EnquiryDetails enquiry={enquiry} />
            <EnquiryPhotos enquiry={enquiry} />
            {enquiry.phone !== '' && (
              <ContactActions key={`answer ${id}`} enquiry={enquiry} agency={agency} />
            )}
            <EnquiryForm key={stored?.etag} enquiry={enquiry} onSave={save} onSaved={goOn} />
            {enquiry.phone !== '' && <MakeListingButton enquiry={enquiry} />}
            <EnquiryThread id={id} onOpen={onOpen} />
            <EnquiryHistory items={history} />
            {enquiry.phone !== '' && <PersonActions onAsk={setAsked} />}
          </>
        )}
      </RowPanel>
      {enquiry !== undefined && asked === 'erase' && (
        <DeleteDialog
          row={enquiry}
          removal={{
            question: 'Want to erase this Enquiry?',
            schema: Enquiry,
            record: `/api/Enquiry/${id}`,
            summaryOf: ({ name, phone }) =>
              `${name}, ${phoneText(phone)}: the enquiry loses name, number and texts.`,
            listingsAddress: '/property',
          }}
          onClose={() => setAsked(undefined)}
          onDeleted={panel.onClose}
          onStale={() => undefined}
        />
      )}
      {enquiry !== undefined && asked === 'person' && (
        <PersonDialog
          phone={enquiry.phone}
          onClose={() => setAsked(undefined)}
          onErased={panel.onClose}
        />
      )}
    </>
  );
}

function titleOf(enquiry: Enquiry | undefined): string {
  return enquiry === undefined ? 'Enquiry' : `${KIND_LABELS[enquiry.kind]}: ${nameText(enquiry)}`;
}

/** What the person asked. */
function EnquiryDetails({ enquiry }: { enquiry: Enquiry }) {
  const { phone, message, property, language, reference, createdAt } = enquiry;
  const clock = clockText(enquiry);
  const facts = [
    { term: 'Phone', detail: phoneText(phone) },
    { term: 'Preferred time', detail: preferredText(enquiry) },
    { term: 'Their clock', detail: clock ?? '' },
    { term: 'Language', detail: LANGUAGES[language].englishName },
    { term: 'Sent', detail: momentText(createdAt) },
    { term: 'Reference', detail: reference },
  ].filter(({ detail }) => detail !== '');
  return (
    <section aria-label="What was asked" className="grid gap-3">
      {property !== null && (
        <p>
          <Link to={listingAddress(property.slug)} className="text-field underline">
            {property.title}
          </Link>
        </p>
      )}
      {message !== '' && (
        <p className="rounded-card bg-sunken px-4 py-3 break-words whitespace-pre-line">
          {message}
        </p>
      )}
      <dl className="panel-facts">
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is asked for by the person behind an enquiry, by right. */
function PersonActions({ onAsk }: { onAsk: (what: 'erase' | 'person') => void }) {
  const mayErase = useMay('write');
  const maySeeAll = useMay('erase people');
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4 empty:hidden">
      {maySeeAll && (
        <button type="button" className="row-action" onClick={() => onAsk('person')}>
          Everything about this person
        </button>
      )}
      {mayErase && (
        <button
          type="button"
          className="row-action hover:border-danger hover:text-danger"
          onClick={() => onAsk('erase')}
        >
          Erase this enquiry
        </button>
      )}
    </div>
  );
}

/** Who did what, newest first. */
function EnquiryHistory({ items }: { items: readonly HistoryItem[] }) {
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
