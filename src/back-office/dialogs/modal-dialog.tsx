import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useBlocker } from 'react-router';
import { addContainer } from './top-layer.ts';

interface ModalDialogProps {
  title: string;
  /** Without it neither Escape nor Back closes the dialog, and it has no Close button. */
  onClose?: () => void;
  role?: 'dialog' | 'alertdialog';
  /** `widest` has room for something beside a form. */
  wide?: boolean | 'widest';
  children: ReactNode;
}

/** A modal dialog; react-aria traps the focus and restores it. A bottom sheet on phones. */
export function ModalDialog({
  title,
  onClose,
  role = 'dialog',
  wide = false,
  children,
}: ModalDialogProps) {
  useBackToClose(onClose);
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(open) => !open && onClose?.()}
      className="back-office modal-overlay"
    >
      <Modal
        data-fills-phone={wide !== false || undefined}
        className={`flex w-full flex-col sm:max-h-full ${wide ? `max-sm:h-full sm:max-w-192 ${wide === 'widest' ? 'xl:max-w-288' : ''}` : 'max-sm:max-h-[max(100%-6rem,min(100%,20rem))] sm:max-w-112'}`}
      >
        <Dialog
          ref={takeFocus}
          role={role}
          className={`flex min-h-0 grow flex-col border border-line bg-surface outline-none sm:rounded-card ${wide ? '' : 'max-sm:rounded-t-card'}`}
        >
          {role === 'dialog' ? (
            <TitleBar title={title} {...(onClose && { onClose })} />
          ) : (
            <Question text={title} />
          )}
          {children}
          <div ref={addContainer} className="contents" />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Moves the focus before another key arrives. After a click by a script, as the keys of a list make
 * it, react-aria waits for the next frame and for all transitions: Escape would go to the list.
 */
function takeFocus(dialog: HTMLElement | null): void {
  if (dialog?.contains(document.activeElement) === false) dialog.focus({ preventScroll: true });
}

function TitleBar({ title, onClose }: Pick<ModalDialogProps, 'title' | 'onClose'>) {
  return (
    <div className="flex min-h-15 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4 sm:pl-6">
      <Heading slot="title" className="text-xl">
        {title}
      </Heading>
      {onClose && (
        <button
          type="button"
          aria-label="Close"
          className="icon-button border-transparent"
          onMouseDown={keepFocus}
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}

function Question({ text }: { text: string }) {
  return (
    <Heading slot="title" className="px-4 pt-5 pb-2 text-lg sm:px-6">
      {text}
    </Heading>
  );
}

/**
 * For `onMouseDown` of a button that discards what was typed. A field that loses the focus says what
 * is wrong with it, which would move the button from under the pointer before it is released.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Back closes the dialog and stays on the page; without `onClose` it does nothing. */
function useBackToClose(onClose: (() => void) | undefined): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose?.();
  }, [blocker, onClose]);
}
