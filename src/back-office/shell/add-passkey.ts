import { startRegistration } from '@simplewebauthn/browser';
import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import type { Refusal } from '#back-office/save/refusal.ts';
import { NewPasskeyOptions, Passkey } from '#features/accounts/passkey.ts';
import { promptRefusal } from '#session/passkey-support.ts';

type Outcome =
  | { readonly passkey: Passkey }
  | { readonly message: string; readonly field?: 'password' | 'name' };

/** Asks the server, then the device, then the server again. */
export async function addPasskey(password: string, name: string): Promise<Outcome> {
  const options = await callApi(
    NewPasskeyOptions,
    '/api/Acount/new-passkey-options',
    jsonRequest('POST', { password }),
  );
  if (!options.ok) return outcomeOf(options.refusal);
  const credential = await startRegistration({ optionsJSON: options.data }).catch(promptRefusal);
  if (typeof credential === 'string') return { message: credential };
  const added = await callApi(
    Passkey,
    '/api/Acount/passkeys',
    jsonRequest('POST', { name, credential }),
  );
  return added.ok ? { passkey: added.data } : outcomeOf(added.refusal);
}

function outcomeOf({ message, errors }: Refusal): Outcome {
  for (const field of ['password', 'name'] as const) {
    const [fieldMessage] = errors[field] ?? [];
    if (fieldMessage !== undefined) return { message: fieldMessage, field };
  }
  return { message };
}
