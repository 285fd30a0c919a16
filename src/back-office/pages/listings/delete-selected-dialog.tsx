import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { ConfirmButtons } from '#back-office/dialogs/question-dialog.tsx';

interface DeleteSelectedDialogProps {
  what: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteSelectedDialog({ what, onConfirm, onCancel }: DeleteSelectedDialogProps) {
  return (
    <ModalDialog role="alertdialog" title="Want to delete this Property?" onClose={onCancel}>
      <p className="px-4 pb-4 text-muted sm:px-6">{what}</p>
      <ConfirmButtons
        label="Delete"
        pendingLabel="Deleting…"
        pending={false}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </ModalDialog>
  );
}
