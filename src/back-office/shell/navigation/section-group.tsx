import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Section } from './sections.ts';

interface SectionGroupProps {
  group: Extract<Section, { under: unknown }>;
  className: string;
  linkClass: string;
  /** Of the list that it opens. */
  listClass: string;
  /** Open on its own pages and until it is pressed again; else it closes with the focus. */
  stays?: boolean;
  children?: ReactNode;
}

/** A button that shows the pages under one name. */
export function SectionGroup({
  group,
  className,
  linkClass,
  listClass,
  stays = false,
  children,
}: SectionGroupProps) {
  const { pathname } = useLocation();
  const isHere = group.under.some(({ to }) => to === pathname);
  const [isOpen, setIsOpen] = useState(stays && isHere);
  const list = useId();

  function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!stays && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }
  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || stays) return;
    setIsOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and links in it
    <div className="relative" onBlur={closeBehindFocus} onKeyDown={closeOnEscape}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        className={className}
        onClick={(event) => {
          // Safari does not focus a button that is clicked.
          event.currentTarget.focus();
          setIsOpen(!isOpen);
        }}
      >
        {children}
        {group.label}
        <ChevronDown
          aria-hidden="true"
          className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul id={list} hidden={!isOpen} className={listClass}>
        {group.under.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} className={linkClass} onClick={() => !stays && setIsOpen(false)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
