import { type FormEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#platform/ui/button.ts';
import { FirstScreenEnd } from '#platform/ui/first-screen-end.tsx';
import { type LogInRefusal, logIn, WRONG_PASSWORD } from '#session/log-in.ts';
import { PasskeyButton } from '#session/passkeys.tsx';
import { takeRefusal } from '#session/session.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

export default function LoginPage() {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [alert, setAlert] = useState('');
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (takeRefusal()) setAlert('you are not authorized');
  }, []);

  async function attempt(logIn: () => Promise<LogInRefusal>): Promise<LogInRefusal> {
    setAlert('');
    setPending(true);
    const refusal = await logIn();
    setPending(false);
    if (refusal === '') location.assign('/home');
    else setAlert(refusal);
    return refusal;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const refusal = await attempt(() =>
      logIn(String(given.get('userName')), String(given.get('password'))),
    );
    if (refusal !== WRONG_PASSWORD) return;
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
  }

  return (
    <div className="page-width flex justify-center py-10 sm:py-20">
      <div className="w-full max-w-96 rounded-card border border-line bg-surface p-6 sm:p-8">
        <h1 className="text-2xl">Login</h1>
        <p className="mt-1 text-muted">For the staff of the agency.</p>
        {alert !== '' && (
          <p
            role="alert"
            className="mt-4 rounded-card border border-danger px-4 py-3 font-semibold text-danger"
          >
            {alert}
          </p>
        )}
        {/* With GET, a form sent before hydration would put the password into the address. */}
        <form ref={form} method="post" onSubmit={submit} className="mt-6 grid gap-5">
          <label className="grid gap-1.5 font-semibold">
            User Name
            <input
              name="userName"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              className="field font-normal"
            />
          </label>
          <label className="grid gap-1.5 font-semibold">
            Password
            <input
              name="password"
              type="password"
              autoComplete="current-password"
              className="field font-normal"
            />
          </label>
          <button
            type="submit"
            disabled={!hydrated || pending}
            className={`${buttonClass()} ${pending ? '' : 'disabled:opacity-100'}`}
          >
            Login
          </button>
        </form>
        {hydrated && <PasskeyButton pending={pending} onLogIn={attempt} className="mt-3 w-full" />}
        <p role="alert" className="mt-4 hidden text-muted unloaded:block">
          This page was not loaded completely.{' '}
          <a href="/login" className="font-semibold text-field">
            Load it again
          </a>
        </p>
        <noscript data-needs-scripts="">
          <p className="mt-4 text-muted">
            Logging in needs JavaScript, which is switched off in this browser.
          </p>
        </noscript>
      </div>
      <FirstScreenEnd />
    </div>
  );
}
