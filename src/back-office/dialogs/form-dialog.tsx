import type { FormEvent, ReactNode } from 'react';
import { useSlow } from '#back-office/form/use-slow.ts';
import { buttonClass } from '#ui/button.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { RefusalText } from './refusal-text.tsx';

const SLOW = 'The connection is slow. Nothing is lost: the form is still being sent.';

interface FormBodyProps {
  canSave: boolean;
  pending: boolean;
  /** The part that is uploaded, from 0 to 1. */
  progress?: number | undefined;
  /** Why the last save failed, or what is wrong with the form as a whole. */
  message?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  onReach?: () => void;
  children: ReactNode;
}

interface FormDialogProps extends FormBodyProps {
  title: string;
  onClose: () => void;
}

export function FormDialog({ title, onClose, ...form }: FormDialogProps) {
  return (
    <ModalDialog title={title} onClose={onClose}>
      <FormBody {...form} />
    </ModalDialog>
  );
}

export function FormBody({
  canSave,
  pending,
  progress,
  message,
  onSubmit,
  onCancel,
  onReach,
  children,
}: FormBodyProps) {
  const submit = (event: FormEvent) => (pending ? event.preventDefault() : onSubmit(event));
  const slow = useSlow(pending, progress);
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 grow flex-col">
      <div className="grid min-h-0 grow content-start gap-5 overflow-y-auto p-4 sm:p-6">
        {children}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: disabled buttons fire no events */}
      <div
        className="relative flex flex-col gap-3 border-t border-line p-4 sm:flex-row sm:items-center sm:px-6"
        onPointerEnter={onReach}
        onFocus={onReach}
      >
        <div role="alert" className="grow text-sm font-semibold text-danger max-sm:empty:sr-only">
          {slow ? (
            <span className="text-ink">{SLOW}</span>
          ) : (
            <RefusalText message={message} button="Save" />
          )}
        </div>
        <div className="flex shrink-0 justify-end gap-3">
          <button
            type="button"
            className={`${buttonClass('quiet')} max-sm:grow`}
            onClick={onCancel}
          >
            Cancel
          </button>
          {/* `disabled` would drop the focus, and Escape would not reach the dialog. */}
          <button
            type="submit"
            disabled={!canSave}
            aria-disabled={!canSave || pending}
            className={`${buttonClass()} max-sm:grow`}
          >
            {pending
              ? `Saving…${progress === undefined ? '' : ` ${Math.round(progress * 100)} %`}`
              : 'Save'}
          </button>
        </div>
      </div>
    </form>
  );
}
