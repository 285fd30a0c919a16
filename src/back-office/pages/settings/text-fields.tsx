import { get, useFormContext } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import type { Settings } from '#features/settings/settings.ts';
import type { SettingsValues } from './use-settings-form.ts';

interface TextFieldProps {
  readonly name:
    | Exclude<keyof Settings, 'people' | 'languages'>
    | `people.${number}.${'name' | 'role' | 'phone'}`;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  /** Several lines of text. */
  readonly lines?: number;
  /** `numeric`: a number, or null for nothing. */
  readonly inputMode?: 'tel' | 'url' | 'numeric';
}

const AS_NUMBER = {
  setValueAs: (typed: string | number | null) =>
    typed === '' || typed === null ? null : Number(typed),
};

export function TextFields({ fields }: { fields: readonly TextFieldProps[] }) {
  return fields.map((field) => <TextField key={field.name} {...field} />);
}

function TextField({ name, label, required = false, hint, lines, inputMode }: TextFieldProps) {
  const { register, formState } = useFormContext<SettingsValues>();
  const error: { message?: string } | undefined = get(formState.errors, name);
  return (
    <Field label={label} required={required} hint={hint} error={error?.message}>
      {(control) =>
        lines === undefined ? (
          <input
            {...control}
            {...register(name, inputMode === 'numeric' ? AS_NUMBER : {})}
            inputMode={inputMode}
            autoComplete="off"
            className="field"
          />
        ) : (
          <textarea {...control} {...register(name)} rows={lines} className="field" />
        )
      }
    </Field>
  );
}
