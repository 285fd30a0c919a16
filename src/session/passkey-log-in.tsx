import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import type { PasskeyOptions } from '#features/accounts/passkey.ts';
import { buttonClass } from '#ui/button.ts';
import { apiFetch } from './api-fetch.ts';
import {
  jsonPost,
  type LogInRefusal,
  requestSession,
  UNAVAILABLE,
  UNREACHABLE,
  WRONG_PASSWORD,
} from './log-in.ts';
import { promptRefusal, supportsPasskeys } from './passkey-support.ts';

/** Only for the browser: nothing where passkeys do not work. */
export function PasskeyButton({
  pending,
  onLogIn,
  className = '',
}: {
  pending: boolean;
  onLogIn: (logIn: typeof logInWithPasskey) => void;
  className?: string;
}) {
  if (!supportsPasskeys()) return null;
  return (
    <button
      type="button"
      aria-disabled={pending}
      className={`${buttonClass('quiet')} ${className}`}
      onClick={() => pending || onLogIn(logInWithPasskey)}
    >
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      Sign in with a passkey
    </button>
  );
}

const UNKNOWN = 'This passkey does not open an account here any more. Log in with your password.';

/** With `userName` only into that account. */
async function logInWithPasskey(userName?: string): Promise<LogInRefusal> {
  const asked = await apiFetch('/api/Acount/passkey-options', { method: 'POST' }).catch(
    () => undefined,
  );
  if (asked === undefined) return UNREACHABLE;
  const options: unknown = asked.ok ? await asked.json().catch(() => undefined) : undefined;
  if (!isOptions(options)) return UNAVAILABLE;
  const assertion = await startAuthentication({ optionsJSON: options }).catch(promptRefusal);
  if (typeof assertion === 'string') return assertion;
  const refusal = await requestSession(
    '/api/Acount/authenticate-passkey',
    jsonPost(assertion),
    userName,
  );
  return refusal === WRONG_PASSWORD ? UNKNOWN : refusal;
}

/** Without Zod, which the log-in page does not load. */
function isOptions(value: unknown): value is PasskeyOptions {
  return typeof value === 'object' && value !== null && 'challenge' in value;
}
