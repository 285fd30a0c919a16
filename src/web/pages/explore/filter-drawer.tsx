import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { InPlaceLink } from '#web/navigation/in-place-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { focusField } from './form-fields.ts';

export const DRAWER_ID = 'filters';

export function isDrawerOpen(): boolean {
  return document.getElementById(DRAWER_ID)?.matches(':popover-open') ?? false;
}

/** From this width on the filters are a column beside the results. */
export const IS_WIDE = '(width >= 64rem)';

/** Opened early is before hydration: what is in it must not move under a finger. */
export type DrawerState = 'closed' | 'open' | 'opened early';

export interface DrawerOpener {
  readonly button: HTMLElement;
  readonly field: string | undefined;
}

interface FilterDrawerProps {
  clearAllAddress: string;
  isFetching: boolean;
  opener: RefObject<DrawerOpener | undefined>;
  state: DrawerState;
  setState: (state: DrawerState) => void;
  children: ReactNode;
}

/** On small screens a popover, which works without scripts; with scripts it is a modal dialog. */
export function FilterDrawer({
  clearAllAddress,
  isFetching,
  opener,
  state,
  setState,
  children,
}: FilterDrawerProps) {
  const messages = usePageMessages('explore');
  const shared = useSharedMessages();
  const drawer = useRef<HTMLElement>(null);

  const isOpen = state !== 'closed';

  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) setState('opened early');
  }, [setState]);

  useEffect(() => {
    if (!isOpen || drawer.current === null) return;
    const element = drawer.current;
    if (!element.contains(document.activeElement)) {
      element.focus();
      focusField(element, opener.current?.field ?? '');
    }
    const release = keepFocusIn(element);
    const wide = matchMedia(IS_WIDE);
    const close = () => element.hidePopover();
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      release();
      // The browser cannot return the focus itself: the button was inert when the popover closed.
      if (document.activeElement === document.body || element.contains(document.activeElement))
        (
          opener.current?.button ??
          document.querySelector<HTMLElement>(`[popovertarget="${DRAWER_ID}"]`)
        )?.focus();
    };
  }, [isOpen, opener]);

  const toggled = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'closed') setState('closed');
    else if (!isOpen) setState('open');
    if (newState === 'open') focusField(currentTarget, opener.current?.field ?? '');
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
      {...(isOpen && { role: 'dialog', 'aria-modal': true })}
      className="drawer outline-none"
    >
      <div className="flex flex-wrap items-center gap-2">
        {/* Not a heading: it would come before the h1. */}
        <p id="filters-heading" className="mr-auto font-semibold font-serif text-xl tracking-tight">
          {messages.filters}
        </p>
        <InPlaceLink
          href={clearAllAddress}
          className="inline-flex min-h-11 items-center px-2 font-semibold whitespace-nowrap text-field"
        >
          {messages.clearAll}
        </InPlaceLink>
        <button
          type="button"
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
          aria-label={shared.close}
          className="inline-flex size-11 items-center justify-center rounded-full lg:hidden"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      {children}
    </section>
  );
}

const TOASTS = '[data-react-aria-top-layer]';

/** Keeps focus and screen readers inside `element`: everything else is inert. Returns the undo. */
function keepFocusIn(element: HTMLElement): () => void {
  const disabled: HTMLElement[] = [];
  let inside: Element = element;
  while (inside !== document.body && inside.parentElement !== null) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || !(sibling instanceof HTMLElement)) continue;
      if (sibling.inert || sibling.matches(TOASTS)) continue;
      sibling.inert = true;
      disabled.push(sibling);
    }
    inside = inside.parentElement;
  }
  return () => {
    for (const sibling of disabled) sibling.inert = false;
  };
}
