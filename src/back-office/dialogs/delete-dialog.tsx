import { Link } from 'react-router';
import type { Refusal } from '#back-office/save/refusal.ts';
import { type Removal, useRemoval } from '#back-office/save/use-removal.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { ConfirmButtons } from './question-dialog.tsx';
import { RefusalText } from './refusal-text.tsx';

interface DeleteDialogProps<Row> {
  row: Row;
  removal: Removal<Row>;
  onClose: () => void;
  onDeleted: () => void;
  onStale: () => void;
}

export function DeleteDialog<Row>({ row, removal, onClose, ...ends }: DeleteDialogProps<Row>) {
  const { shown, isChanged, pending, refusal, remove } = useRemoval(row, removal, ends);

  return (
    <ModalDialog role="alertdialog" title={removal.question} onClose={onClose}>
      <div className="grid gap-4 px-4 pb-4 sm:px-6">
        <p className="text-muted">{removal.summaryOf(shown)}</p>
        {isChanged && refusal === undefined && (
          <p role="alert" className="notice">
            Somebody else has changed this meanwhile: it is now {removal.summaryOf(shown)}.
          </p>
        )}
        {refusal !== undefined && (
          <RefusalNotice refusal={refusal} listingsAddress={removal.listingsAddress} />
        )}
      </div>
      <ConfirmButtons
        label="Delete"
        pendingLabel="Deleting…"
        pending={pending}
        isFirst={removal.undo !== undefined}
        onConfirm={remove}
        onCancel={onClose}
      />
    </ModalDialog>
  );
}

interface RefusalNoticeProps {
  refusal: Refusal;
  listingsAddress: string;
}

function RefusalNotice({ refusal: { listings, message }, listingsAddress }: RefusalNoticeProps) {
  if (listings === 0) {
    return (
      <p role="alert" className="notice-danger">
        <RefusalText message={message} button="Delete" />
      </p>
    );
  }
  const one = listings === 1;
  return (
    <p role="alert" className="notice-danger">
      {one ? 'One listing is' : `${listings.toLocaleString('en-US')} listings are`} still in the
      way. Move or delete {one ? 'it' : 'them'} first:{' '}
      <Link to={listingsAddress} className="text-field underline">
        {one ? 'show the listing' : 'show the listings'}
      </Link>
    </p>
  );
}
