import { UserRoundCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '#session/use-session.ts';
import { AccountPopover } from './account-popover.tsx';
import { SectionGroup } from './navigation/section-group.tsx';
import { sectionsBeside, sectionsIn } from './navigation/sections.ts';
import { useAccountActions } from './use-account-actions.tsx';
import '#back-office/back-office.css';

const LINK =
  'inline-flex min-h-11 items-center gap-1 rounded-card px-2 text-ink no-underline hover:text-field';

/** In the bar of the public pages: everything in sight on wide screens, on phones behind a button. */
export default function AccountMenu({ userName }: { userName: string }) {
  const actions = useAccountActions();
  const role = useSession()?.role;
  const sections = sectionsIn('public');
  return (
    <div className="back-office">
      <div className="flex items-center">
        <ul aria-label="Back-office" className="flex items-center max-lg:hidden">
          {sections.map((section) => (
            <li key={section.label}>
              {'to' in section ? (
                <Link to={section.to} className={LINK}>
                  {section.label}
                </Link>
              ) : (
                <SectionGroup
                  group={section}
                  className={LINK}
                  listClass="section-drop"
                  linkClass={`${LINK} w-full px-3`}
                />
              )}
            </li>
          ))}
        </ul>
        <button
          type="button"
          popoverTarget="account-menu"
          aria-label={`${userName}, account menu`}
          className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full text-field lg:px-2"
        >
          <UserRoundCheck aria-hidden="true" className="size-5 shrink-0" />
          <span className="hidden max-w-32 truncate font-semibold lg:block">{userName}</span>
        </button>
        <Link to="/login" className={`${LINK} max-lg:hidden`} onClick={actions.logOut}>
          Logout
        </Link>
      </div>
      <AccountPopover
        userName={userName}
        actions={actions}
        className="account-menu"
        narrow={sections}
        always={sectionsBeside('public', role)}
      />
      {actions.dialogs}
    </div>
  );
}
