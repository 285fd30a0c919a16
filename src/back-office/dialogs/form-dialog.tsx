import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { buttonClass } from '#platform/ui/button.ts';
import { keepFocus, ModalDialog } from './modal-dialog.tsx';
import { QuestionDialog, useAskBeforeUnload } from './question-dialog.tsx';
import { RefusalText } from './refusal-text.tsx';

const SLOW = 'The connection is slow. Nothing is lost: the form is still being sent.';

interface FormBodyProps {
  canSave: boolean;
  pending: boolean;
  /** Why the last save failed, or what is wrong with the form as a whole. */
  message?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  onReach?: () => void;
  /** Save was pressed while it is disabled. */
  onAttempt?: () => void;
  /** Stands beside Save. */
  action?: ReactNode;
  children: ReactNode;
}

/** How the dialog of a form can end. */
export interface FormDialogEvents {
  onClose: () => void;
  onSaved: () => void;
  /** Somebody has removed the record. */
  onGone: () => void;
}

interface FormDialogProps extends Omit<FormBodyProps, 'onCancel'> {
  title: string;
  /** Asks once before it closes without Save or Cancel. */
  hasUnsaved?: boolean;
  onClose: () => void;
}

export function FormDialog({ title, hasUnsaved = false, onClose, ...form }: FormDialogProps) {
  const [asks, setAsks] = useState(false);
  useAskBeforeUnload(hasUnsaved);
  const close = () => (hasUnsaved ? setAsks(true) : onClose());
  return (
    <ModalDialog title={title} onClose={close}>
      <FormBody {...form} onCancel={onClose} />
      {asks && (
        <QuestionDialog
          question="You have changes that are not saved. Close and discard them?"
          onCancel={() => setAsks(false)}
        >
          <button type="button" className={buttonClass('danger')} onClick={onClose}>
            Discard
          </button>
        </QuestionDialog>
      )}
    </ModalDialog>
  );
}

export function FormBody({
  canSave,
  pending,
  message,
  onSubmit,
  onCancel,
  onReach,
  onAttempt,
  action,
  children,
}: FormBodyProps) {
  const submit = (event: FormEvent) => (pending ? event.preventDefault() : onSubmit(event));
  const slow = useSlow(pending);
  const saveButton = useRef<HTMLButtonElement>(null);

  function saveByKeys(event: KeyboardEvent) {
    // What is typed into a dialog over this one arrives here too.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isHere) return;
    event.preventDefault();
    if (canSave) saveButton.current?.click();
    else onAttempt?.();
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={saveByKeys}
      className="flex min-h-0 grow flex-col"
    >
      <div className="grid min-h-0 grow content-start gap-5 overflow-y-auto p-4 sm:p-6">
        {children}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: disabled buttons fire no events */}
      <div
        className="relative flex flex-col gap-x-3 gap-y-1 border-t border-line px-4 py-1.5 sm:flex-row sm:items-center sm:px-6 sm:py-3"
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
        <div className="flex shrink-0 flex-wrap justify-end gap-2 sm:gap-3">
          {action}
          <button
            type="button"
            className={`${buttonClass('quiet')} max-sm:grow`}
            onMouseDown={keepFocus}
            onClick={onCancel}
          >
            Cancel
          </button>
          {/* `disabled` would drop the focus, and Escape would not reach the dialog. */}
          {/* biome-ignore lint/a11y: a disabled button fires no events; the message beside it has a button */}
          <span className="grid max-sm:grow" onClick={() => !canSave && onAttempt?.()}>
            <button
              ref={saveButton}
              type="submit"
              disabled={!canSave}
              aria-disabled={!canSave || pending}
              className={`${buttonClass()} disabled:pointer-events-none`}
            >
              {pending ? 'Saving…' : 'Save'}
            </button>
          </span>
        </div>
      </div>
    </form>
  );
}

const SLOW_AFTER_MS = 6000;

/** Whether a request has been pending for a while. */
function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending && slow;
}
