import { X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { holdFocus } from './keep-focus.ts';

export const DRAWER_ID = 'filters';

/** From here on the filters stand beside the results. */
const WIDE = '(width >= 64rem)';

interface FilterDrawerProps {
  /** The address without filters. */
  clearAll: string;
  /** Whether results are being fetched. */
  isFetching: boolean;
  /** A new object after each fetch: the drawer closes. */
  fetched: object;
  /** Whether the visitor is typing what the fetch did not know: then it stays open, for the search that follows. */
  isTyping: () => boolean;
  /** The button that opened it, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** Takes the focus to the field that the visitor came for. */
  focusWanted: () => void;
  children: ReactNode;
}

/**
 * The column of filters; on small screens a drawer that the browser opens, closes (Escape, a tap beside it) and gives
 * the focus back from. The script adds what a popover lacks: the page behind it is out of reach.
 */
export function FilterDrawer({
  clearAll,
  isFetching,
  fetched,
  isTyping,
  opener,
  focusWanted,
  children,
}: FilterDrawerProps) {
  const drawer = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  // It may have been opened before the scripts came.
  useEffect(() => setOpen(drawer.current?.matches(':popover-open') ?? false), []);

  useEffect(() => {
    if (!open || drawer.current === null) return;
    const element = drawer.current;
    if (!element.contains(document.activeElement)) element.focus();
    const release = holdFocus(element);
    const wide = matchMedia(WIDE);
    const close = () => element.hidePopover();
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      release();
      // The browser itself could not give the focus back to what was inert.
      if (document.activeElement === document.body || element.contains(document.activeElement))
        (
          opener.current ?? document.querySelector<HTMLElement>(`[popovertarget="${DRAWER_ID}"]`)
        )?.focus();
    };
  }, [open, opener]);

  const closeUnlessTyping = useEffectEvent(() => {
    if (drawer.current?.matches(':popover-open') && !isTyping()) drawer.current.hidePopover();
  });
  const drawn = useRef(fetched);
  useEffect(() => {
    if (drawn.current === fetched) return;
    drawn.current = fetched;
    closeUnlessTyping();
  }, [fetched]);

  const toggled = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    if (newState === 'open') focusWanted();
  };

  return (
    <section
      ref={drawer}
      id={DRAWER_ID}
      popover="auto"
      tabIndex={-1}
      onToggle={toggled}
      aria-labelledby="filters-heading"
      aria-busy={isFetching}
      {...(open && { role: 'dialog', 'aria-modal': true })}
      className="drawer outline-none"
    >
      <div className="flex items-center gap-2">
        {/* No heading: it would come before the page's own. */}
        <p id="filters-heading" className="mr-auto font-semibold font-serif text-xl tracking-tight">
          Filters
        </p>
        <Link
          to={clearAll}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-field"
        >
          Clear All
        </Link>
        <button
          type="button"
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
          aria-label="Close"
          className="inline-flex size-11 items-center justify-center rounded-full lg:hidden"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
      {children}
      {/* On wide screens the results themselves show it. */}
      <p
        role="status"
        className={`pointer-events-none sticky bottom-0 mt-4 flex min-h-11 items-center justify-center rounded-card font-semibold lg:hidden ${isFetching ? 'bg-field text-on-field' : ''}`}
      >
        {isFetching && 'Loading...'}
      </p>
    </section>
  );
}
