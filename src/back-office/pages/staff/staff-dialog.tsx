import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog, type FormDialogEvents } from '#back-office/dialogs/form-dialog.tsx';
import { Field, HAS_KEYBOARD } from '#back-office/form/field.tsx';
import { ROLE_MESSAGES } from '#back-office/pages/account/role-messages.ts';
import { callApi, jsonRequest, newKey } from '#back-office/save/call-api.ts';
import type { Refusal } from '#back-office/save/refusal.ts';
import { showSaved } from '#back-office/save/save-toasts.ts';
import {
  NewPassword,
  PASSWORD_LENGTH,
  StaffMember,
  StaffName,
} from '#features/accounts/account.ts';
import { ROLES } from '#platform/http/permission.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { REQUIRED } from '#platform/validation/input-rules.ts';

interface StaffDialogProps extends FormDialogEvents {
  member: StaffMember | undefined;
  isOwn: boolean;
}

export function StaffDialog({ member, isOwn, onClose, onSaved, onGone }: StaffDialogProps) {
  const { form, ...dialog } = useStaffForm({ member, onSaved, onGone });
  const { errors, isDirty } = form.formState;

  return (
    <FormDialog
      title={member === undefined ? 'New Staff' : 'Edit Staff'}
      canSave
      hasUnsaved={isDirty && !dialog.pending}
      {...dialog}
      onClose={onClose}
    >
      {member === undefined ? (
        <Field label="User Name" required error={errors.userName?.message}>
          {(control) => (
            <input
              {...control}
              {...form.register('userName')}
              // biome-ignore lint/a11y/noAutofocus: a small dialog focuses its first field (ARIA APG)
              autoFocus={HAS_KEYBOARD}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="field"
            />
          )}
        </Field>
      ) : (
        <p className="font-semibold wrap-anywhere">{member.userName}</p>
      )}
      <Field
        label="Role"
        required
        hint={ROLES.toReversed().map((role) => (
          <span key={role} className="block">
            {ROLE_MESSAGES[role].name}: {ROLE_MESSAGES[role].meaning}.
          </span>
        ))}
      >
        {(control) => (
          <NativeSelect {...control} {...form.register('role')}>
            {ROLES.toReversed().map((role) => (
              <option key={role} value={role}>
                {ROLE_MESSAGES[role].name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        label={member === undefined ? 'Password' : 'New password'}
        required={member === undefined}
        error={errors.password?.message}
        hint={`At least ${PASSWORD_LENGTH.min} characters, shown so that you can pass it on.${
          member === undefined ? '' : ' Empty: it stays as it is.'
        }`}
      >
        {(control) => (
          <input
            {...control}
            {...form.register('password')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="field"
          />
        )}
      </Field>
      {member !== undefined && (
        <p className="text-sm text-muted">
          {isOwn
            ? 'This is your own account: a change logs you out everywhere.'
            : 'A change ends all sessions of this account.'}
        </p>
      )}
    </FormDialog>
  );
}

const given = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.string().min(1, REQUIRED).pipe(schema);

const NewForm = z.object({
  userName: given(StaffName),
  role: z.enum(ROLES),
  password: given(NewPassword),
});

const LENGTH = `Please enter ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`;

/** An empty password stays as it is. */
const EditForm = NewForm.extend({
  userName: z.string(),
  password: z.union([z.literal(''), NewPassword], LENGTH),
});

interface StaffFormProps extends Pick<FormDialogEvents, 'onSaved' | 'onGone'> {
  member: StaffMember | undefined;
}

/** Adds an account, or changes one; a refusal leaves what was typed. */
function useStaffForm({ member, onSaved, onGone }: StaffFormProps) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');
  const [key] = useState(newKey);
  const form = useForm({
    resolver: zodResolver(member === undefined ? NewForm : EditForm),
    mode: 'onSubmit',
    defaultValues: {
      userName: member?.userName ?? '',
      role: member?.role ?? 'agent',
      password: '',
    },
  });

  function refuse({ status, message, errors }: Refusal) {
    for (const field of ['userName', 'password'] as const) {
      const [said] = errors[field] ?? [];
      if (said !== undefined) return form.setError(field, { message: said }, { shouldFocus: true });
    }
    setMessage(message);
    if (status === 404) onGone();
  }

  const onSubmit = form.handleSubmit(async ({ userName, role, password }) => {
    setPending(true);
    setMessage('');
    const answer = await (member === undefined
      ? callApi(
          StaffMember,
          '/api/Staff',
          jsonRequest('POST', { userName, role, password }, { 'Idempotency-Key': key }),
        )
      : callApi(
          StaffMember,
          `/api/Staff/${member.id}`,
          jsonRequest('PUT', { role, ...(password !== '' && { password }) }),
        ));
    setPending(false);
    if (!answer.ok) return refuse(answer.refusal);
    showSaved(member === undefined ? 'saved' : 'updated');
    onSaved();
  });

  return { form, pending, message, onSubmit };
}
