import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { FormDialogEvents } from '#back-office/dialogs/form-dialog.tsx';
import { callApi, jsonRequest, newKey } from '#back-office/save/call-api.ts';
import type { Refusal } from '#back-office/save/refusal.ts';
import { showSaved } from '#back-office/save/save-toasts.ts';
import {
  NewPassword,
  PASSWORD_LENGTH,
  StaffMember,
  StaffName,
} from '#features/accounts/account.ts';
import { ROLES } from '#http/permission.ts';
import { REQUIRED } from '#validation/input-rules.ts';

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
export function useStaffForm({ member, onSaved, onGone }: StaffFormProps) {
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
