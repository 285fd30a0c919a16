import { useState } from 'react';
import { DeleteDialog } from '#back-office/dialogs/delete-dialog.tsx';
import { RowPanel, useIsBesideList } from '#back-office/list/row-panel.tsx';
import { PersonDialog } from '#back-office/person/person-dialog.tsx';
import { phoneText } from '#back-office/person/phone-text.ts';
import { Enquiry, type EnquiryStatus } from '#features/enquiries/enquiry.ts';
import { KIND_LABELS } from '#features/enquiries/enquiry-kinds.ts';
import type { Agency } from './answer-text.ts';
import { ContactActions } from './contact-actions.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { nameText } from './enquiry-labels.ts';
import { EnquiryPhotos } from './enquiry-photos.tsx';
import { EnquiryThread } from './enquiry-thread.tsx';
import { MakeListingButton } from './make-listing-button.tsx';
import { PersonActions } from './person-actions.tsx';
import { useEnquiry } from './use-enquiry.ts';

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
