import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type Section, sectionLinks } from './navigation/sections.ts';
import type { AccountActions } from './use-account-actions.tsx';

const ITEM =
  'flex min-h-11 w-full items-center rounded-card px-3 text-left text-ink no-underline hover:bg-sunken hover:text-field';

interface AccountPopoverProps {
  userName: string;
  actions: AccountActions;
  className: string;
  /** Hidden on wide screens, where they stand in a bar; so does Logout. */
  narrow: readonly Section[];
  /** Shown at every width. */
  always?: readonly Section[];
  children?: ReactNode;
}

/** The account menu, opened by any button with `popoverTarget="account-menu"`. */
export function AccountPopover({ userName, actions, className, ...shown }: AccountPopoverProps) {
  const { narrow, always = [], children } = shown;
  const menu = useRef<HTMLElement>(null);
  // Following a link closes the menu by its click; Back has none.
  useEffect(() => {
    const closeOnBack = () => menu.current?.hidePopover();
    addEventListener('popstate', closeOnBack);
    return () => removeEventListener('popstate', closeOnBack);
  }, []);
  const closing = (act?: (event: MouseEvent) => void) => (event: MouseEvent) => {
    menu.current?.hidePopover();
    act?.(event);
  };
  return (
    <nav ref={menu} id="account-menu" popover="auto" aria-label="Account" className={className}>
      <p className="truncate px-3 pb-2 font-semibold">{userName}</p>
      <Links sections={narrow} className="lg:hidden" onClick={closing()} />
      <Links sections={always} className="" onClick={closing()} />
      <ul className="border-t border-line pt-2">
        {children}
        <li>
          <button type="button" className={ITEM} onClick={closing(actions.changePassword)}>
            Change password
          </button>
        </li>
        <li>
          <button type="button" className={ITEM} onClick={closing(actions.showPasskeys)}>
            Passkeys
          </button>
        </li>
        <li className="lg:hidden">
          <Link to="/login" className={ITEM} onClick={closing(actions.logOut)}>
            Logout
          </Link>
        </li>
      </ul>
    </nav>
  );
}

interface LinksProps {
  sections: readonly Section[];
  className: string;
  onClick: (event: MouseEvent) => void;
}

function Links({ sections, className, onClick }: LinksProps) {
  return sections.map((section) => {
    const heading = 'under' in section ? `account-${section.label}` : undefined;
    return (
      <div key={section.label} className={`border-t border-line py-2 ${className}`}>
        {heading !== undefined && (
          <p id={heading} className="px-3 text-sm text-muted">
            {section.label}
          </p>
        )}
        <ul aria-labelledby={heading}>
          {sectionLinks([section]).map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={ITEM} onClick={onClick}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
