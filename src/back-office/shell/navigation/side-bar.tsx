import { LogOut, Search, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AccountActions } from '#back-office/shell/use-account-actions.tsx';
import { useSession } from '#session/use-session.ts';
import { SectionGroup } from './section-group.tsx';
import { SectionLink } from './section-link.tsx';
import { sectionsFor } from './sections.ts';

interface SideBarProps {
  home: ReactNode;
  onFind: () => void;
  userName: string | undefined;
  newEnquiries: number;
  actions: AccountActions;
}

/** On wide screens, at the left of every page of the back-office. */
export function SideBar({ home, onFind, userName, newEnquiries, actions }: SideBarProps) {
  const role = useSession()?.role;
  return (
    <header className="side-bar side-bar-narrow">
      <div className="side-home">{home}</div>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        className="side-link border border-line bg-surface text-muted"
        onClick={onFind}
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        Find
        <kbd className="ml-auto font-sans text-xs text-muted">Ctrl K</kbd>
      </button>
      <nav aria-label="Back-office" className="mt-3 grow overflow-y-auto">
        <ul className="grid gap-0.5">
          {sectionsFor(role).map((section) => (
            <li key={section.label}>
              {'to' in section ? (
                <SectionLink section={section} newEnquiries={newEnquiries} className="side-link" />
              ) : (
                <SectionGroup
                  stays
                  group={section}
                  className="side-link w-full"
                  listClass="mt-0.5 grid gap-0.5"
                  linkClass="side-link"
                >
                  <section.icon aria-hidden="true" className="size-5 shrink-0" />
                </SectionGroup>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {userName !== undefined && (
        <div className="grid gap-0.5 border-t border-line pt-2">
          <button
            type="button"
            popoverTarget="account-menu"
            aria-label={`${userName}, account menu`}
            className="side-link"
          >
            <UserRound aria-hidden="true" className="size-5 shrink-0" />
            <span className="max-w-full truncate font-semibold">{userName}</span>
          </button>
          <Link to="/login" className="side-link" onClick={actions.logOut}>
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            Logout
          </Link>
        </div>
      )}
    </header>
  );
}
