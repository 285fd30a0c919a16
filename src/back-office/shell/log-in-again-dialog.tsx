import { type FormEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { Field, HAS_KEYBOARD } from '#back-office/form/field.tsx';
import { buttonClass } from '#platform/ui/button.ts';
import { type LogInRefusal, logIn } from '#session/log-in.ts';
import { PasskeyButton } from '#session/passkeys.tsx';
import { clearSession } from '#session/session.ts';

export function LogInAgainDialog({ userName }: { userName: string }) {
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const password = String(new FormData(form).get('password'));
    if (!(await attempt(() => logIn(userName, password)))) form.reset();
  }

  async function attempt(logIn: () => Promise<LogInRefusal>): Promise<boolean> {
    setPending(true);
    const refusal = await logIn();
    setPending(false);
    setRefusal(refusal === '' ? undefined : refusal);
    if (refusal === '') await revalidate();
    return refusal === '';
  }

  return (
    <ModalDialog title="Your session has ended">
      <form onSubmit={submit} className="grid gap-5 p-4 sm:p-6">
        <p>Log in again to go on where you were. What you typed is still there.</p>
        <input hidden readOnly autoComplete="username" value={userName} />
        <Field label={`Password of ${userName}`} error={refusal}>
          {(control) => (
            <input
              {...control}
              // biome-ignore lint/a11y/noAutofocus: the one field of a dialog (ARIA APG)
              autoFocus={HAS_KEYBOARD}
              name="password"
              type="password"
              autoComplete="current-password"
              className="field"
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Link to="/login" onClick={clearSession} className={buttonClass('quiet')}>
            Leave
          </Link>
          <PasskeyButton
            pending={pending}
            onLogIn={(logIn) => attempt(() => logIn(userName))}
            className="order-first w-full"
          />
          <button type="submit" aria-disabled={pending} className={buttonClass()}>
            Login
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
