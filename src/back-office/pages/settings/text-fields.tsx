import { get, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import type { TextFieldProps } from './settings-sections.ts';
import type { SettingsValues } from './use-settings-form.ts';

const AS_NUMBER = {
  setValueAs: (typed: string | number | null) =>
    typed === '' || typed === null ? null : Number(typed),
};

export function TextFields({ fields }: { fields: readonly TextFieldProps[] }) {
  return fields.map((field) => <TextField key={field.name} {...field} />);
}

function TextField({
  name,
  label,
  required = false,
  hint,
  placeholder,
  lines,
  inputMode,
}: TextFieldProps) {
  const { register, formState, control } = useFormContext<SettingsValues>();
  const value: unknown = useWatch({ control, name });
  const error: { message?: string } | undefined = get(formState.errors, name);
  return (
    <Field
      label={label}
      required={required}
      hint={typeof hint === 'function' ? hint(value) : hint}
      error={error?.message}
    >
      {(attributes) =>
        lines === undefined ? (
          <input
            {...attributes}
            {...register(name, inputMode === 'numeric' ? AS_NUMBER : {})}
            inputMode={inputMode}
            placeholder={placeholder}
            autoComplete="off"
            className="field"
          />
        ) : (
          <textarea {...attributes} {...register(name)} rows={lines} className="field" />
        )
      }
    </Field>
  );
}
