import { Ellipsis, LogOut, Plus, Search, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { AccountPopover } from '#back-office/shell/account-popover.tsx';
import { usePalette } from '#back-office/shell/find/use-palette.tsx';
import { type AccountActions, useAccountActions } from '#back-office/shell/use-account-actions.tsx';
import { type ShownAgency, useFreshAgency } from '#back-office/shell/use-fresh-agency.ts';
import { useMay } from '#session/use-may.ts';
import { useSession } from '#session/use-session.ts';
import { NEW_ENQUIRIES, useNewEnquiries } from './new-enquiries.ts';
import { SectionGroup } from './section-group.tsx';
import { type Section, sectionsBeside, sectionsFor, sectionsIn } from './sections.ts';

interface OfficeNavigationProps {
  logo: ReactNode;
  agency: ShownAgency;
}

/** Around every page of the back-office. `logo` leads to the public site, so root.tsx passes it in. */
export default function OfficeNavigation({ logo, agency }: OfficeNavigationProps) {
  useFreshAgency(agency);
  const actions = useAccountActions();
  const newEnquiries = useNewEnquiries();
  const { open, palette } = usePalette(actions);
  // The server renders the page without one.
  const session = useSession();
  const userName = session?.userName;
  const home = (
    <Link to="/home" aria-label={`${agency.name}, home`} className="inline-block no-underline">
      {logo}
    </Link>
  );
  return (
    <div className="back-office">
      <header className="top-bar">
        {home}
        <button type="button" aria-label="Find" className="icon-button" onClick={open}>
          <Search aria-hidden="true" className="size-5" />
        </button>
      </header>
      <SideBar
        home={home}
        onFind={open}
        userName={userName}
        newEnquiries={newEnquiries}
        actions={actions}
      />
      <BottomBar userName={userName} newEnquiries={newEnquiries} />
      <span id={NEW_ENQUIRIES} hidden>
        {newEnquiries} new
      </span>
      {userName !== undefined && (
        <AccountPopover
          userName={userName}
          actions={actions}
          className="account-menu account-menu-low"
          narrow={sectionsBeside('bottom', session?.role)}
        />
      )}
      {actions.dialogs}
      {palette}
    </div>
  );
}

interface SideBarProps {
  home: ReactNode;
  onFind: () => void;
  userName: string | undefined;
  newEnquiries: number;
  actions: AccountActions;
}

/** Stands at the left of every page of the back-office on wide screens. */
function SideBar({ home, onFind, userName, newEnquiries, actions }: SideBarProps) {
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

const BEFORE_NEW = 2;

interface BottomBarProps {
  userName: string | undefined;
  newEnquiries: number;
}

/** Stands at the bottom on phones, within the thumb's reach. */
function BottomBar({ userName, newEnquiries }: BottomBarProps) {
  const mayWrite = useMay('write');
  const toItem = (section: Section) => (
    <li key={section.label}>
      {'to' in section && (
        <SectionLink section={section} newEnquiries={newEnquiries} className="bottom-link" />
      )}
    </li>
  );
  const sections = sectionsIn('bottom');
  return (
    <nav aria-label="Back-office" className="bottom-bar">
      <ul>
        {sections.slice(0, BEFORE_NEW).map(toItem)}
        {userName === undefined && <li />}
        {mayWrite && (
          <li>
            <Link to="/property?new" aria-label="New property" className="bottom-link">
              <span className="flex size-11 items-center justify-center rounded-full bg-field text-on-field">
                <Plus aria-hidden="true" className="size-6" />
              </span>
            </Link>
          </li>
        )}
        {sections.slice(BEFORE_NEW).map(toItem)}
        <li>
          <button
            type="button"
            popoverTarget="account-menu"
            aria-label={userName === undefined ? undefined : `More: ${userName}, account menu`}
            className="bottom-link w-full"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  section: Extract<Section, { to: string }>;
  newEnquiries: number;
  className: string;
}

/** The count of what is new stands on the icon and describes the link, whose name stays. */
function SectionLink({ section, newEnquiries, className }: SectionLinkProps) {
  const count = section.to === '/enquiries' ? newEnquiries : 0;
  return (
    <NavLink
      to={section.to}
      className={className}
      aria-describedby={count > 0 ? NEW_ENQUIRIES : undefined}
    >
      <span aria-hidden="true" className="relative">
        <section.icon className="size-5 shrink-0" />
        {count > 0 && <span className="section-count">{count > 99 ? '99+' : count}</span>}
      </span>
      {section.label}
    </NavLink>
  );
}
