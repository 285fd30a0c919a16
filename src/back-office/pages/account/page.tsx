import { useState } from 'react';
import { late } from '#back-office/late/late.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { buttonClass } from '#platform/ui/button.ts';
import { useSession } from '#session/use-session.ts';
import type { Route } from './+types/page';
import { ROLE_MESSAGES } from './role-messages.ts';
import { SessionList } from './session-list.tsx';

const ChangePasswordDialog = late(() =>
  import('#back-office/shell/change-password-dialog.tsx').then((code) => code.default),
);
const PasskeysDialog = late(() =>
  import('#back-office/shell/passkeys-dialog.tsx').then((code) => code.default),
);

const TITLE = 'My Account';

/** The session is known to the browser alone. */
export const clientLoader = () => null;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function AccountPage() {
  const session = useSession();
  const [dialog, setDialog] = useState<'password' | 'passkeys'>();
  const close = () => setDialog(undefined);
  if (session === null) return <ListFrame title={TITLE} />;
  const { name, meaning } = ROLE_MESSAGES[session.role];
  return (
    <ListFrame
      title={TITLE}
      tools={
        <div className="flex flex-wrap gap-3">
          <button type="button" className={buttonClass()} onClick={() => setDialog('password')}>
            Change password
          </button>
          <button
            type="button"
            className={buttonClass('quiet')}
            onClick={() => setDialog('passkeys')}
          >
            Passkeys
          </button>
        </div>
      }
    >
      <p className="wrap-anywhere">
        You are <strong>{session.userName}</strong>. {name}: {meaning}.
      </p>
      <section aria-labelledby="sessions" className="grid max-w-160 gap-3">
        <h2 id="sessions" className="text-xl">
          Where you are logged in
        </h2>
        <SessionList />
      </section>
      {dialog === 'password' && <ChangePasswordDialog onClose={close} />}
      {dialog === 'passkeys' && <PasskeysDialog onClose={close} />}
    </ListFrame>
  );
}
