import type { FormEvent, ReactNode } from 'react';
import { buttonClass } from '#web/ui/button.ts';
import { ModalDialog } from './modal-dialog.tsx';

interface FormDialogProps {
  title: string;
  wide?: boolean;
  canSave: boolean;
  pending: boolean;
  /** Why the last attempt failed, or what is wrong with the form as a whole; read out when it appears. */
  message?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields scroll, Save and Cancel stay in reach of the thumb. */
export function FormDialog({ title, wide, canSave, pending, message, onSubmit, onCancel, onClose, children }: FormDialogProps) {
  return (
    <ModalDialog title={title} onClose={onClose} {...(wide !== undefined && { wide })}>
      {/* The browser's own messages stay quiet: ours stand next to their fields. */}
      <form noValidate onSubmit={onSubmit} className="flex min-h-0 grow flex-col">
        <div className="grid min-h-0 grow content-start gap-5 overflow-y-auto p-4 sm:p-6">{children}</div>
        <div className="border-t border-line p-4 sm:px-6">
          <div role="alert" className="text-sm font-semibold text-danger not-empty:mb-3">
            {message}
          </div>
          <div className="flex justify-end gap-3">
            <button type="button" className={`${buttonClass('quiet')} max-sm:grow`} onClick={onCancel}>
              Cancel
            </button>
            <button type="submit" disabled={!canSave || pending} className={`${buttonClass()} max-sm:grow`}>
              {pending ? 'Saving…' : 'Save'}
            </button>
          </div>
        </div>
      </form>
    </ModalDialog>
  );
}
