import { type FormEvent, useRef, useState } from 'react';
import { FormDialog } from '#back-office/dialogs/form-dialog.tsx';
import { Field } from '#back-office/form/field.tsx';
import { REQUIRED } from '#platform/validation/input-rules.ts';

interface NameDialogProps {
  onName: (name: string) => void;
  onClose: () => void;
}

export function NameDialog({ onName, onClose }: NameDialogProps) {
  const [name, setName] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = name.trim() === '';
  const field = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    onName(name.trim());
    onClose();
  }
  return (
    <FormDialog
      title="Keep this view"
      canSave={!isMissing}
      pending={false}
      onSubmit={submit}
      onAttempt={() => {
        setIsAsked(true);
        field.current?.focus();
      }}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        hint="Kept in this browser."
        error={isAsked && isMissing ? REQUIRED : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            value={name}
            maxLength={40}
            autoComplete="off"
            className="field"
            onChange={({ target }) => {
              setName(target.value);
              setIsAsked(true);
            }}
            onBlur={() => setIsAsked(true)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
