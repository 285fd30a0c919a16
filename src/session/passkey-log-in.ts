import { startAuthentication } from '@simplewebauthn/browser';
import type { PasskeyOptions } from '#features/accounts/passkey.ts';
import { apiFetch } from './api-fetch.ts';
import {
  jsonPost,
  type LogInRefusal,
  requestSession,
  UNAVAILABLE,
  UNREACHABLE,
  WRONG_PASSWORD,
} from './log-in.ts';
import { promptRefusal } from './passkey-support.ts';

const UNKNOWN = 'This passkey does not open an account here any more. Log in with your password.';

/** With `userName` only into that account. */
export async function logInWithPasskey(userName?: string): Promise<LogInRefusal> {
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
