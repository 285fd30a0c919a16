import { buttonClass } from '#ui/button.ts';

interface ConfirmButtonsProps {
  /** E.g. `Delete`, and `Deleting…` while it is under way. */
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** Enter confirms at once: only for what can be undone. */
  isFirst?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The foot of a dialog that asks before something is lost. */
export function ConfirmButtons({
  label,
  pendingLabel,
  pending,
  isFirst = false,
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
        // biome-ignore lint/a11y/noAutofocus: the question is read out before its button
        autoFocus={isFirst}
        aria-disabled={pending}
        className={buttonClass('danger')}
        // The Enter that opened the question may be held.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={onConfirm}
      >
        {pending ? pendingLabel : label}
      </button>
    </div>
  );
}
