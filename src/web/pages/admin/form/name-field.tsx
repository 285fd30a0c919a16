import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';
import { HAS_KEYBOARD } from './has-keyboard.ts';

/** The name of a place. */
export function NameField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field label="Name" required error={error}>
      {(control) => (
        // biome-ignore lint/a11y/noAutofocus: a dialog of a few fields begins at the first of them (ARIA APG)
        <input {...control} {...field} autoFocus={HAS_KEYBOARD} autoComplete="off" className="field" />
      )}
    </Field>
  );
}
