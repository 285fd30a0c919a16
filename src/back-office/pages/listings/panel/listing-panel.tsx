import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { PanelBody, type PanelBodyProps } from './panel-body.tsx';

interface ListingPanelProps extends PanelBodyProps {
  /** To the listing after or before it in the list. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

const WIDE = '(width >= 64rem)';

/** Everything of one listing: beside the list, on phones instead of it. */
export function ListingPanel({ onStep, onClose, ...body }: ListingPanelProps) {
  const title = body.listing.title || 'Untitled';
  return useMedia(WIDE) ? (
    <SidePanel title={title} onStep={onStep} onClose={onClose}>
      <PanelBody {...body} />
    </SidePanel>
  ) : (
    <ModalDialog wide title={title} onClose={onClose}>
      <PanelBody {...body} />
    </ModalDialog>
  );
}

interface SidePanelProps extends Pick<ListingPanelProps, 'onStep' | 'onClose'> {
  title: string;
  children: ReactNode;
}

/** The list stays in use beside it: it takes the focus only when it opens. */
function SidePanel({ title, onStep, onClose, children }: SidePanelProps) {
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
          aria-label="Previous property"
          className={button}
          onClick={() => onStep(-1)}
        >
          <ChevronUp aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-label="Next property"
          className={button}
          onClick={() => onStep(1)}
        >
          <ChevronDown aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label="Close" className={button} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children}
    </aside>
  );
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
