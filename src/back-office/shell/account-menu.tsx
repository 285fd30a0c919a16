import { UserRoundCheck } from 'lucide-react';
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router';
import { draftNames } from '#back-office/save/draft-store.ts';
import { logOut } from './log-out.ts';
import '#back-office/back-office.css';

const LogOutDialog = lazy(() => import('./log-out-dialog.tsx'));
const ChangePasswordDialog = lazy(() => import('./change-password-dialog.tsx'));

const ENTRY =
  'flex min-h-11 w-full items-center rounded-card px-3 text-left text-ink no-underline hover:bg-sunken hover:text-field';

/** What those who are signed in find in the navigation bar, behind a button that bears their name. */
export default function AccountMenu({ userName }: { userName: string }) {
  const menu = useRef<HTMLElement>(null);
  /** How many listings a log-out would discard, while that is asked. */
  const [unsaved, setUnsaved] = useState(0);
  const [changing, setChanging] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu closes when its choice has been followed
  useEffect(() => menu.current?.hidePopover(), [key]);

  function leave(event: MouseEvent) {
    const drafts = draftNames('').length;
    if (drafts === 0) return logOut();
    event.preventDefault();
    menu.current?.hidePopover();
    setUnsaved(drafts);
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={`${userName}, account menu`}
        className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full text-field xl:max-w-full xl:px-2"
      >
        <UserRoundCheck aria-hidden="true" className="size-5 shrink-0" />
        <span className="hidden truncate font-semibold xl:block">{userName}</span>
      </button>
      <nav
        ref={menu}
        id="account-menu"
        popover="auto"
        aria-label="Account"
        className="account-menu"
      >
        <p className="truncate px-3 pb-2 font-semibold">{userName}</p>
        <ul className="border-t border-line py-2">
          <Entry to="/property">Properties</Entry>
        </ul>
        <p id="account-locations" className="border-t border-line px-3 pt-3 text-sm text-muted">
          Locations
        </p>
        <ul aria-labelledby="account-locations" className="pb-2">
          <Entry to="/country">Country</Entry>
          <Entry to="/state">State</Entry>
          <Entry to="/city">City</Entry>
        </ul>
        <ul className="border-t border-line pt-2">
          <li>
            <button
              type="button"
              className={ENTRY}
              onClick={() => {
                menu.current?.hidePopover();
                setChanging(true);
              }}
            >
              Change password
            </button>
          </li>
          <Entry to="/login" onClick={leave}>
            Logout
          </Entry>
        </ul>
      </nav>
      <Suspense>{changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}</Suspense>
      <Suspense>
        {unsaved > 0 && <LogOutDialog unsaved={unsaved} onClose={() => setUnsaved(0)} />}
      </Suspense>
    </>
  );
}

function Entry({
  to,
  onClick,
  children,
}: {
  to: string;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  return (
    <li>
      <Link to={to} className={ENTRY} {...(onClick && { onClick })}>
        {children}
      </Link>
    </li>
  );
}
