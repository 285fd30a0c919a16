import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AccountPopover } from '#back-office/shell/account-popover.tsx';
import { usePalette } from '#back-office/shell/find/use-palette.tsx';
import { useAccountActions } from '#back-office/shell/use-account-actions.tsx';
import { type ShownAgency, useFreshAgency } from '#back-office/shell/use-fresh-agency.ts';
import { useSession } from '#session/use-session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { NEW_ENQUIRIES, useNewEnquiries } from './new-enquiries.ts';
import { sectionsBeside } from './sections.ts';
import { SideBar } from './side-bar.tsx';

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
