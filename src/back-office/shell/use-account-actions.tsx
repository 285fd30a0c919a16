import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { late } from '#back-office/late/late.tsx';
import { runAfterFirstView } from '#back-office/late/when-idle.ts';
import { logOut, type Unsaved, unsavedWork } from './log-out.ts';

const LogOutDialog = late(() => import('./log-out-dialog.tsx').then((code) => code.default));
const ChangePasswordDialog = late(() =>
  import('./change-password-dialog.tsx').then((code) => code.default),
);
const PasskeysDialog = late(() => import('./passkeys-dialog.tsx').then((code) => code.default));

export interface AccountActions {
  readonly changePassword: () => void;
  readonly showPasskeys: () => void;
  /** Handles the click on a link to the log-in page. */
  readonly logOut: (event: MouseEvent) => void;
  /** False when it asks first whether unsaved work may go; its dialog then leads on. */
  readonly logOutAtOnce: () => boolean;
  readonly dialogs: ReactNode;
}

/** What somebody can do with their own account, with the dialogs for it. */
export function useAccountActions(): AccountActions {
  /** What a log-out would discard; undefined while the question is closed. */
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const [dialog, setDialog] = useState<'password' | 'passkeys'>();
  // Photos go on being sent on any page.
  useEffect(() => {
    runAfterFirstView(() => {
      import('#back-office/photos/queue/browser-queue.ts')
        .then(({ startPhotoQueue }) => startPhotoQueue())
        .catch(() => undefined);
    });
  }, []);

  function logOutAtOnce(): boolean {
    const found = unsavedWork();
    const isSaved = found.drafts + found.photos === 0;
    if (isSaved) logOut();
    else setUnsaved(found);
    return isSaved;
  }

  return {
    changePassword: () => setDialog('password'),
    showPasskeys: () => setDialog('passkeys'),
    logOut: (event) => void (logOutAtOnce() || event.preventDefault()),
    logOutAtOnce,
    dialogs: (
      <>
        {dialog === 'password' && <ChangePasswordDialog onClose={() => setDialog(undefined)} />}
        {dialog === 'passkeys' && <PasskeysDialog onClose={() => setDialog(undefined)} />}
        {unsaved !== undefined && (
          <LogOutDialog unsaved={unsaved} onClose={() => setUnsaved(undefined)} />
        )}
      </>
    ),
  };
}
