import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.ts';
import { ModalDialog } from './modal-dialog.tsx';

interface QuestionDialogProps {
  question: string;
  /** What the button says that leaves everything as it is. */
  cancel?: string;
  onCancel: () => void;
  children: ReactNode;
}

export function QuestionDialog({
  question,
  cancel = 'Cancel',
  onCancel,
  children,
}: QuestionDialogProps) {
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
