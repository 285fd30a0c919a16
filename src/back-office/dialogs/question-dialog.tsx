import { type ReactNode, useEffect } from 'react';
import { buttonClass } from '#platform/ui/button.ts';
import { ModalDialog } from './modal-dialog.tsx';

export function QuestionDialog({
  question,
  cancel = 'Cancel',
  onCancel,
  children,
}: {
  question: string;
  /** What the button says that leaves everything as it is. */
  cancel?: string;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <ModalDialog role="alertdialog" title={question} onClose={onCancel}>
      <div className="flex flex-wrap justify-end gap-3 p-4 sm:px-6">
        <button type="button" className={buttonClass('quiet')} onClick={onCancel}>
          {cancel}
        </button>
        {children}
      </div>
    </ModalDialog>
  );
}

/** The foot of a dialog that asks before something is lost. */
export function ConfirmButtons({
  label,
  pendingLabel,
  pending,
  isFirst = false,
  onConfirm,
  onCancel,
}: {
  /** E.g. `Delete`, and `Deleting…` while it is under way. */
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** Enter confirms at once: only for what can be undone. */
  isFirst?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
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

/** The browser asks before the page is closed or reloaded. */
export function useAskBeforeUnload(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);
}
