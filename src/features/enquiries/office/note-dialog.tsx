import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { nameText } from './enquiry-labels.ts';
import { useEnquiry } from './use-enquiry.ts';

interface NoteDialogProps {
  row: Enquiry;
  onClose: () => void;
  onSaved: () => void;
}

/** What is noted after a call, without opening the whole enquiry. */
export function NoteDialog({ row, onClose, onSaved }: NoteDialogProps) {
  const { stored, failure, save } = useEnquiry(row.id);
  return (
    <ModalDialog title={`Note on ${nameText(row)}`} onClose={onClose}>
      <div className="overflow-y-auto p-4 sm:p-6">
        {failure !== undefined && (
          <p role="alert" className="notice-danger">
            {failure}
          </p>
        )}
        {stored === undefined && failure === undefined && (
          <div role="status" className="skeleton min-h-96">
            <span className="sr-only">Loading...</span>
          </div>
        )}
        {stored !== undefined && (
          <EnquiryForm enquiry={stored.record} isAnswered onSave={save} onSaved={onSaved} />
        )}
      </div>
    </ModalDialog>
  );
}
