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
import { Link } from 'react-router';
import { draftNames } from '#back-office/save/draft-store.ts';
import { logOut } from './log-out.ts';
import '#back-office/back-office.css';

const LogOutDialog = lazy(() => import('./log-out-dialog.tsx'));
const ChangePasswordDialog = lazy(() => import('./change-password-dialog.tsx'));
const PasskeysDialog = lazy(() => import('./passkeys-dialog.tsx'));

const MENU_ITEM =
  'flex min-h-11 w-full items-center rounded-card px-3 text-left text-ink no-underline hover:bg-sunken hover:text-field';

export default function AccountMenu({ userName }: { userName: string }) {
  const menu = useRef<HTMLElement>(null);
  /** How many drafts a log-out would remove; 0 while the question is closed. */
  const [draftCount, setDraftCount] = useState(0);
  const [dialog, setDialog] = useState<'password' | 'passkeys'>();
  const close = () => menu.current?.hidePopover();
  // Following a link closes the menu by its click; Back has none.
  useEffect(() => {
    const closeOnBack = () => menu.current?.hidePopover();
    addEventListener('popstate', closeOnBack);
    return () => removeEventListener('popstate', closeOnBack);
  }, []);

  function openDialog(name: 'password' | 'passkeys') {
    close();
    setDialog(name);
  }

  function confirmLogOut(event: MouseEvent) {
    close();
    const drafts = draftNames('').length;
    if (drafts === 0) return logOut();
    event.preventDefault();
    setDraftCount(drafts);
  }

  return (
    <div className="back-office">
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
          <MenuLink to="/property" onClick={close}>
            Properties
          </MenuLink>
        </ul>
        <p id="account-locations" className="border-t border-line px-3 pt-3 text-sm text-muted">
          Locations
        </p>
        <ul aria-labelledby="account-locations" className="pb-2">
          <MenuLink to="/country" onClick={close}>
            Country
          </MenuLink>
          <MenuLink to="/state" onClick={close}>
            State
          </MenuLink>
          <MenuLink to="/city" onClick={close}>
            City
          </MenuLink>
        </ul>
        <ul className="border-t border-line pt-2">
          <MenuButton onClick={() => openDialog('password')}>Change password</MenuButton>
          <MenuButton onClick={() => openDialog('passkeys')}>Passkeys</MenuButton>
          <MenuLink to="/login" onClick={confirmLogOut}>
            Logout
          </MenuLink>
        </ul>
      </nav>
      <Suspense>
        {dialog === 'password' && <ChangePasswordDialog onClose={() => setDialog(undefined)} />}
        {dialog === 'passkeys' && <PasskeysDialog onClose={() => setDialog(undefined)} />}
      </Suspense>
      <Suspense>
        {draftCount > 0 && (
          <LogOutDialog draftCount={draftCount} onClose={() => setDraftCount(0)} />
        )}
      </Suspense>
    </div>
  );
}

function MenuButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className={MENU_ITEM} onClick={onClick}>
        {children}
      </button>
    </li>
  );
}

function MenuLink({
  to,
  onClick,
  children,
}: {
  to: string;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  return (
    <li>
      <Link to={to} className={MENU_ITEM} onClick={onClick}>
        {children}
      </Link>
    </li>
  );
}
