import { useState } from 'react';
import { Link } from 'react-router';
import { showSaved, showWentWrong } from '#web/pages/admin/admin-toasts.ts';
import { callApi, NOTHING } from '#web/pages/admin/api/call-api.ts';
import type { Refusal } from '#web/pages/admin/api/refusal.ts';
import { buttonClass } from '#web/ui/button.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { RefusalText } from './refusal-text.tsx';

/** How a record is removed, and what has to be asked before. */
export interface Removal {
  readonly question: string;
  readonly path: string;
  readonly init: RequestInit;
  /** Where the listings are shown that stand in the way. */
  readonly listingsAddress: string;
}

interface DeleteDialogProps {
  /** The record's name. */
  name: string;
  removal: Removal;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a record is removed, and says why when it cannot be. */
export function DeleteDialog({ name, removal, onClose, onDeleted }: DeleteDialogProps) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function remove() {
    if (pending) return;
    setPending(true);
    const answer = await callApi(NOTHING, removal.path, removal.init);
    setPending(false);
    if (answer.ok) {
      showSaved('deleted');
      return onDeleted();
    }
    showWentWrong();
    setRefusal(answer.refusal);
  }

  return (
    <ModalDialog role="alertdialog" title={removal.question} onClose={onClose}>
      <div className="grid gap-4 px-4 pb-4 sm:px-6">
        <p className="text-muted">{name}</p>
        {refusal !== undefined && <WhyNot refusal={refusal} listingsAddress={removal.listingsAddress} />}
      </div>
      <div className="flex justify-end gap-3 border-t border-line p-4 sm:px-6">
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          Cancel
        </button>
        <button type="button" aria-disabled={pending} className={buttonClass('danger')} onClick={remove}>
          Delete
        </button>
      </div>
    </ModalDialog>
  );
}

function WhyNot({ refusal: { listings, message }, listingsAddress }: { refusal: Refusal; listingsAddress: string }) {
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
      {one ? 'One listing is' : `${listings.toLocaleString('en-US')} listings are`} still in the way. Move or delete {one ? 'it' : 'them'}{' '}
      first:{' '}
      <Link to={listingsAddress} className="text-field underline">
        {one ? 'show the listing' : 'show the listings'}
      </Link>
    </p>
  );
}
