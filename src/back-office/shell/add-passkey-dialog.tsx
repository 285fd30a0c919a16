import { zodResolver } from '@hookform/resolvers/zod';
import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#back-office/dialogs/form-dialog.tsx';
import { Field, HAS_KEYBOARD } from '#back-office/form/field.tsx';
import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import type { Refusal } from '#back-office/save/refusal.ts';
import { deviceName } from '#features/accounts/device-name.ts';
import { NewPasskeyOptions, Passkey, PasskeyName } from '#features/accounts/passkey.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import { promptRefusal } from '#session/passkeys.tsx';
import { useSession } from '#session/use-session.ts';

const PasskeyForm = z.object({ password: z.string().min(1, REQUIRED), name: PasskeyName });

interface AddPasskeyDialogProps {
  onAdded: (passkey: Passkey) => void;
  onClose: () => void;
}

export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');
  const userName = useSession()?.userName ?? '';
  const form = useForm({
    resolver: zodResolver(PasskeyForm),
    mode: 'onTouched',
    defaultValues: { password: '', name: deviceName(navigator.userAgent) },
  });
  const { errors, isValid } = form.formState;

  const submit = form.handleSubmit(async ({ password, name }) => {
    setPending(true);
    setMessage('');
    const outcome = await addPasskey(password, name);
    setPending(false);
    if ('passkey' in outcome) return onAdded(outcome.passkey);
    if (outcome.field === undefined) return setMessage(outcome.message);
    form.setError(outcome.field, { message: outcome.message }, { shouldFocus: true });
  });

  return (
    <FormDialog
      title="Add a Passkey"
      canSave={isValid}
      pending={pending}
      message={message}
      onSubmit={submit}
      onAttempt={() => void submit()}
      onClose={onClose}
    >
      <p>After Save, your device asks for your fingerprint, face or PIN.</p>
      <input hidden readOnly autoComplete="username" value={userName} />
      <Field label="Your password" required error={errors.password?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('password')}
            // biome-ignore lint/a11y/noAutofocus: a small dialog focuses its first field (ARIA APG)
            autoFocus={HAS_KEYBOARD}
            type="password"
            autoComplete="current-password"
            className="field"
          />
        )}
      </Field>
      <Field
        label="Name of the passkey"
        required
        hint="So that you know it again in your list."
        error={errors.name?.message}
      >
        {(control) => (
          <input {...control} {...form.register('name')} autoComplete="off" className="field" />
        )}
      </Field>
    </FormDialog>
  );
}

type Outcome =
  | { readonly passkey: Passkey }
  | { readonly message: string; readonly field?: 'password' | 'name' };

/** Asks the server, then the device, then the server again. */
async function addPasskey(password: string, name: string): Promise<Outcome> {
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
