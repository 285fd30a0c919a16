import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import type { PasskeyOptions } from '#features/accounts/passkey.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { apiFetch } from './api-fetch.ts';
import {
  jsonPost,
  type LogInRefusal,
  requestSession,
  UNAVAILABLE,
  UNREACHABLE,
  WRONG_PASSWORD,
} from './log-in.ts';

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

const IP_ADDRESS = /^(?:\d+(?:\.\d+){3}|\[.*\])$/;

/** Passkeys need a secure page under a domain: `localhost`, but not `127.0.0.1`. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname);
}

/** What to say when the browser's own dialog ended without a passkey. */
export function promptRefusal(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'No passkey was chosen. You can try again.';
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'SecurityError') return 'Passkeys work only at the public address of this site.';
  return 'This device could not use a passkey.';
}
