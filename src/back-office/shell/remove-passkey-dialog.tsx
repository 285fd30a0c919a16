import { RemoveDialog } from '#back-office/dialogs/remove-dialog.tsx';
import type { Passkey } from '#features/accounts/passkey.ts';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey, ...ends }: RemovePasskeyDialogProps) {
  return (
    <RemoveDialog
      question={`Remove the passkey “${passkey.name}”?`}
      path={`/api/Acount/passkeys/${passkey.id}`}
      {...ends}
    >
      It lets nobody in from then on. The device may go on offering it until you delete it there.
    </RemoveDialog>
  );
}
