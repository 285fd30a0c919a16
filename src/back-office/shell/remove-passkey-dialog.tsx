import { useState } from 'react';
import { ConfirmButtons } from '#back-office/dialogs/confirm-buttons.tsx';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { callApi, NO_BODY } from '#back-office/save/call-api.ts';
import type { Passkey } from '#features/accounts/passkey.ts';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey, onRemoved, onClose }: RemovePasskeyDialogProps) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');

  async function remove() {
    if (pending) return;
    setPending(true);
    setMessage('');
    const path = `/api/Acount/passkeys/${passkey.id}`;
    const answer = await callApi(NO_BODY, path, { method: 'DELETE' });
    setPending(false);
    if (answer.ok || answer.refusal.status === 404) return onRemoved();
    setMessage(answer.refusal.message);
  }

  return (
    <ModalDialog
      role="alertdialog"
      title={`Remove the passkey “${passkey.name}”?`}
      onClose={onClose}
    >
      <div className="grid gap-4 px-4 pb-4 sm:px-6">
        <p className="text-muted">
          It lets nobody in from then on. The device may go on offering it until you delete it
          there.
        </p>
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {message}
        </p>
      </div>
      <ConfirmButtons
        label="Remove"
        pendingLabel="Removing…"
        pending={pending}
        onConfirm={remove}
        onCancel={onClose}
      />
    </ModalDialog>
  );
}
