import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, HAS_KEYBOARD } from '#back-office/form/field.tsx';
import { sameName } from './same-name.ts';

interface NameFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  value: string;
  /** The other places in the same country or state. */
  others: readonly { readonly name: string }[];
}

/** The name of a place; points out a duplicate, which is allowed: two villages may share a name. */
export function NameField({ field, error, value, others }: NameFieldProps) {
  const twin = sameName(others, value);
  return (
    <Field
      label="Name"
      required
      error={error}
      hint={twin && `“${twin.name}” is already in the list.`}
    >
      {(control) => (
        <input
          {...control}
          {...field}
          // biome-ignore lint/a11y/noAutofocus: a small dialog focuses its first field (ARIA APG)
          autoFocus={HAS_KEYBOARD}
          autoComplete="off"
          className="field"
        />
      )}
    </Field>
  );
}
