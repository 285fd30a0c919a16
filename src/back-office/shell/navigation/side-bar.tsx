import { LogOut, Search, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { AccountActions } from '#back-office/shell/use-account-actions.tsx';
import { useSession } from '#session/use-session.ts';
import { SectionGroup } from './section-group.tsx';
import { sectionsFor } from './sections.ts';

interface SideBarProps {
  home: ReactNode;
  onFind: () => void;
  userName: string | undefined;
  actions: AccountActions;
}

/** On wide screens, at the left of every page of the back-office. */
export function SideBar({ home, onFind, userName, actions }: SideBarProps) {
  const role = useSession()?.role;
  return (
    <header className="side-bar side-bar-narrow">
      <div className="px-2 pb-4">{home}</div>
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
      <nav aria-label="Back-office" className="mt-4 grow overflow-y-auto">
        <ul className="grid gap-1">
          {sectionsFor(role).map((section) => {
            const icon = <section.icon aria-hidden="true" className="size-5 shrink-0" />;
            return (
              <li key={section.label}>
                {'to' in section ? (
                  <NavLink to={section.to} className="side-link">
                    {icon}
                    {section.label}
                  </NavLink>
                ) : (
                  <SectionGroup
                    stays
                    group={section}
                    className="side-link w-full"
                    listClass="mt-1 grid gap-1"
                    linkClass="side-link"
                  >
                    {icon}
                  </SectionGroup>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      {userName !== undefined && (
        <div className="grid gap-1 border-t border-line pt-3">
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
