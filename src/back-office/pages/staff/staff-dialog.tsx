import { FormDialog, type FormDialogEvents } from '#back-office/dialogs/form-dialog.tsx';
import { Field, HAS_KEYBOARD } from '#back-office/form/field.tsx';
import { ROLE_WORDS } from '#back-office/pages/account/role-words.ts';
import { PASSWORD_LENGTH, type StaffMember } from '#features/accounts/account.ts';
import { ROLES } from '#http/permission.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useStaffForm } from './use-staff-form.ts';

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
            {ROLE_WORDS[role].name}: {ROLE_WORDS[role].meaning}.
          </span>
        ))}
      >
        {(control) => (
          <NativeSelect {...control} {...form.register('role')}>
            {ROLES.toReversed().map((role) => (
              <option key={role} value={role}>
                {ROLE_WORDS[role].name}
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
