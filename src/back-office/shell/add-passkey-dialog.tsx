import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#back-office/dialogs/form-dialog.tsx';
import { Field } from '#back-office/form/field.tsx';
import { HAS_KEYBOARD } from '#back-office/form/has-keyboard.ts';
import { deviceName } from '#features/accounts/device-name.ts';
import { type Passkey, PasskeyName } from '#features/accounts/passkey.ts';
import { useSession } from '#session/use-session.ts';
import { REQUIRED } from '#validation/input-rules.ts';
import { addPasskey } from './add-passkey.ts';

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
