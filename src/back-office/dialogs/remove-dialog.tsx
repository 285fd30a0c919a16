import { type ReactNode, useState } from 'react';
import { callApi, NO_BODY } from '#back-office/save/call-api.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { ConfirmButtons } from './question-dialog.tsx';
import { RefusalText } from './refusal-text.tsx';

interface RemoveDialogProps {
  question: string;
  /** What is sent a DELETE; several one after the other. */
  path: string | readonly string[];
  label?: string;
  pendingLabel?: string;
  onRemoved: () => void;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before it removes what has no versions. What is gone already counts as removed. */
export function RemoveDialog({
  question,
  path,
  label = 'Remove',
  pendingLabel = 'Removing…',
  onRemoved,
  onClose,
  children,
}: RemoveDialogProps) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');

  async function remove() {
    if (pending) return;
    setPending(true);
    setMessage('');
    const refusal = await removeAll([path].flat());
    setPending(false);
    if (refusal === undefined) return onRemoved();
    setMessage(refusal);
  }

  return (
    <ModalDialog role="alertdialog" title={question} onClose={onClose}>
      <div className="grid gap-4 px-4 pb-4 sm:px-6">
        <p className="text-muted">{children}</p>
        <p role="alert" className="font-semibold text-danger empty:hidden">
          <RefusalText message={message} button={label} />
        </p>
      </div>
      <ConfirmButtons
        label={label}
        pendingLabel={pendingLabel}
        pending={pending}
        onConfirm={remove}
        onCancel={onClose}
      />
    </ModalDialog>
  );
}

/** Says why one stays; those before it are gone. */
async function removeAll(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const answer = await callApi(NO_BODY, path, { method: 'DELETE' });
    if (!answer.ok && answer.refusal.status !== 404) return answer.refusal.message;
  }
  return undefined;
}
