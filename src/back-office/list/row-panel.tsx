import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';

interface RowPanelProps {
  title: string;
  /** What a row of the list is, e.g. `property`. */
  what: string;
  /** To the row after or before it in the list. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  children: ReactNode;
}

const WIDE = '(width >= 64rem)';

/** Everything of one row: beside the list, on phones instead of it. */
export function RowPanel(props: RowPanelProps) {
  const { title, onClose, children } = props;
  if (useIsBesideList()) return <SidePanel {...props} />;
  return (
    <ModalDialog wide title={title} onClose={onClose}>
      <div className="panel-body">{children}</div>
    </ModalDialog>
  );
}

/** The list stays in use beside it: it takes the focus only when it opens. */
function SidePanel({ title, what, onStep, onClose, children }: RowPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const button = 'icon-button border-transparent';
  return (
    <aside aria-label={title} className="side-panel">
      <div className="flex items-center border-b border-line py-1 pr-2 pl-5">
        <h2 ref={heading} tabIndex={-1} className="mr-auto truncate text-lg outline-none">
          {title}
        </h2>
        <button
          type="button"
          aria-label={`Previous ${what}`}
          className={button}
          onClick={() => onStep(-1)}
        >
          <ChevronUp aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-label={`Next ${what}`}
          className={button}
          onClick={() => onStep(1)}
        >
          <ChevronDown aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label="Close" className={button} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="panel-body">{children}</div>
    </aside>
  );
}

/** Whether there is room for a row's panel beside the list. */
export function useIsBesideList(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(WIDE);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
