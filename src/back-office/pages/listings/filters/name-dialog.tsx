import { type FormEvent, useState } from 'react';
import { FormDialog } from '#back-office/dialogs/form-dialog.tsx';
import { Field } from '#back-office/form/field.tsx';

interface NameDialogProps {
  onName: (name: string) => void;
  onClose: () => void;
}

export function NameDialog({ onName, onClose }: NameDialogProps) {
  const [name, setName] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    onName(name.trim());
    onClose();
  }
  return (
    <FormDialog
      title="Keep this view"
      canSave={name.trim() !== ''}
      pending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" required hint="Kept in this browser.">
        {(control) => (
          <input
            {...control}
            value={name}
            maxLength={40}
            autoComplete="off"
            className="field"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
