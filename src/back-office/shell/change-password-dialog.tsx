import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#back-office/dialogs/form-dialog.tsx';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { Field, HAS_KEYBOARD } from '#back-office/form/field.tsx';
import { callApi, jsonRequest, NO_BODY } from '#back-office/save/call-api.ts';
import type { Refusal } from '#back-office/save/refusal.ts';
import { PASSWORD_LENGTH, PasswordChange } from '#features/accounts/account.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import { useSession } from '#session/use-session.ts';

const PasswordForm = PasswordChange.extend({ currentPassword: z.string().min(1, REQUIRED) });

const TITLE = 'Change Password';

export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [done, setDone] = useState(false);
  const userName = useSession()?.userName ?? '';
  const form = useForm({
    resolver: zodResolver(PasswordForm),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isValid } = form.formState;

  const submit = form.handleSubmit(async (change) => {
    setPending(true);
    setRefusal(undefined);
    const answer = await callApi(
      NO_BODY,
      '/api/Acount/change-password',
      jsonRequest('POST', change),
    );
    setPending(false);
    if (answer.ok) return setDone(true);
    for (const field of ['currentPassword', 'newPassword'] as const) {
      const [message] = answer.refusal.errors[field] ?? [];
      if (message !== undefined) return form.setError(field, { message }, { shouldFocus: true });
    }
    setRefusal(answer.refusal);
  });

  if (done) return <Done onClose={onClose} />;
  return (
    <FormDialog
      title={TITLE}
      canSave={isValid}
      pending={pending}
      message={refusal?.message}
      onSubmit={submit}
      onAttempt={() => void submit()}
      onClose={onClose}
    >
      <input hidden readOnly autoComplete="username" value={userName} />
      <Field label="Current password" required error={errors.currentPassword?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('currentPassword')}
            // biome-ignore lint/a11y/noAutofocus: a small dialog focuses its first field (ARIA APG)
            autoFocus={HAS_KEYBOARD}
            type="password"
            autoComplete="current-password"
            className="field"
          />
        )}
      </Field>
      <Field
        label="New password"
        required
        hint={`At least ${PASSWORD_LENGTH.min} characters; a few words in a row are good.`}
        error={errors.newPassword?.message}
      >
        {(control) => (
          <input
            {...control}
            {...form.register('newPassword')}
            type="password"
            autoComplete="new-password"
            className="field"
          />
        )}
      </Field>
    </FormDialog>
  );
}

function Done({ onClose }: { onClose: () => void }) {
  return (
    <ModalDialog title={TITLE} onClose={onClose}>
      <div className="grid justify-items-start gap-5 p-4 sm:p-6">
        <p role="status">
          Your password is changed. You stay logged in here; every other session of yours has ended.
        </p>
        <button type="button" className={buttonClass()} onClick={onClose}>
          Close
        </button>
      </div>
    </ModalDialog>
  );
}
