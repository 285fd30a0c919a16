import { useState } from 'react';
import { DeleteDialog } from '#back-office/dialogs/delete-dialog.tsx';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { PersonDialog } from '#back-office/person/person-dialog.tsx';
import { phoneText } from '#back-office/person/phone-text.ts';
import { Enquiry } from '#features/enquiries/enquiry.ts';
import { KIND_LABELS } from '#features/enquiries/enquiry-kinds.ts';
import { useMay } from '#session/use-may.ts';
import { buttonClass } from '#ui/button.ts';
import { ContactActions } from './contact-actions.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { EnquiryPhotos } from './enquiry-photos.tsx';
import { MakeListingButton } from './make-listing-button.tsx';
import { useEnquiry } from './use-enquiry.ts';

interface EnquiryDialogProps {
  id: number;
  agency: { name: string; siteUrl: string };
  onClose: () => void;
}

export function EnquiryDialog({ id, agency, onClose }: EnquiryDialogProps) {
  const { stored, failure, save, history } = useEnquiry(id);
  const [next, setNext] = useState<'erase' | 'person'>();
  const mayErase = useMay('write');
  const maySeeAll = useMay('erase people');
  const enquiry = stored?.record;
  if (enquiry !== undefined && next === 'erase')
    return (
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
        onClose={() => setNext(undefined)}
        onDeleted={onClose}
        onStale={() => undefined}
      />
    );
  if (enquiry !== undefined && next === 'person')
    return (
      <PersonDialog phone={enquiry.phone} onClose={() => setNext(undefined)} onErased={onClose} />
    );
  return (
    <ModalDialog
      wide
      title={enquiry === undefined ? 'Enquiry' : KIND_LABELS[enquiry.kind]}
      onClose={onClose}
    >
      {failure !== undefined && (
        <p role="alert" className="notice-danger m-4 sm:m-6">
          {failure}
        </p>
      )}
      {enquiry === undefined && failure === undefined && (
        <div role="status" className="skeleton m-6 min-h-96">
          <span className="sr-only">Loading...</span>
        </div>
      )}
      {enquiry !== undefined && (
        <div className="grid gap-6 overflow-y-auto p-4 sm:p-6">
          <EnquiryDetails enquiry={enquiry} />
          <EnquiryPhotos enquiry={enquiry} />
          {enquiry.phone !== '' && <ContactActions enquiry={enquiry} agency={agency} />}
          {enquiry.phone !== '' && <MakeListingButton enquiry={enquiry} />}
          <EnquiryForm key={stored?.etag} enquiry={enquiry} onSave={save} />
          <EnquiryHistory items={history} />
          {enquiry.phone !== '' && (
            <div className="flex flex-wrap gap-3 border-t border-line pt-4 empty:hidden">
              {maySeeAll && (
                <button
                  type="button"
                  className={buttonClass('quiet')}
                  onClick={() => setNext('person')}
                >
                  Everything about this person
                </button>
              )}
              {mayErase && (
                <button
                  type="button"
                  className={`${buttonClass('quiet')} hover:border-danger! hover:text-danger!`}
                  onClick={() => setNext('erase')}
                >
                  Erase this enquiry
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </ModalDialog>
  );
}
