import { buttonClass } from '#ui/button.ts';

interface ConfirmButtonsProps {
  /** E.g. `Delete`, and `Deleting…` while it is under way. */
  label: string;
  pendingLabel: string;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The foot of a dialog that asks before something is lost. */
export function ConfirmButtons({
  label,
  pendingLabel,
  pending,
  onConfirm,
  onCancel,
}: ConfirmButtonsProps) {
  return (
    <div className="flex justify-end gap-3 border-t border-line p-4 sm:px-6">
      <button type="button" className={buttonClass('quiet')} onClick={onCancel}>
        Cancel
      </button>
      <button
        type="button"
        aria-disabled={pending}
        className={buttonClass('danger')}
        onClick={onConfirm}
      >
        {pending ? pendingLabel : label}
      </button>
    </div>
  );
}
