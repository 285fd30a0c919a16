import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Choice } from '#back-office/form/choice.tsx';
import { type ControlProps, Field } from '#back-office/form/field.tsx';
import {
  ENUMERATIONS,
  type EnumerationName,
} from '#features/listings/enumerations/enumerations.ts';
import { LANGUAGES } from '#platform/language/language.ts';
import { acceptedDays } from '#platform/validation/input-rules.ts';
import { type FormFieldName, formFieldSpec, type ListingForm } from './form-fields.ts';
import { AreaField } from './measure-fields.tsx';
import { useFieldError } from './use-field-error.ts';

interface FormFieldProps {
  name: FormFieldName;
  hint?: ReactNode;
  /** Warns about a value that is probably wrong but may be saved. */
  warning?: string | undefined;
  className?: string;
  disabled?: boolean;
}

/** A field of the listing form. */
export function FormField({ name, hint, warning, className, disabled = false }: FormFieldProps) {
  const { label, kind, required, unit } = formFieldSpec(name);
  const error = useFieldError(name);
  if (kind === 'area') return <AreaField name={name} />;
  if (kind === 'flag') return <Flag name={name} label={label} />;
  return (
    <Field
      label={unit === undefined ? label : `${label} (${unit})`}
      required={required}
      error={error ?? warning}
      hint={hint}
      {...(className !== undefined && { className })}
    >
      {(control) => <Control name={name} control={control} disabled={disabled} />}
    </Field>
  );
}

interface FieldControlProps {
  name: FormFieldName;
  control: ControlProps;
  disabled: boolean;
}

function Control({ name, control, disabled }: FieldControlProps) {
  const { register } = useFormContext<ListingForm>();
  const { kind, language } = formFieldSpec(name);
  const lang = language && LANGUAGES[language].tag;
  if (typeof kind === 'object')
    return <EnumerationChoice name={name} control={control} disabled={disabled} list={kind.list} />;
  if (kind === 'lines')
    return <textarea {...control} {...register(name)} lang={lang} rows={6} className="field" />;
  if (kind === 'phone')
    return (
      <input {...control} {...register(name)} type="tel" inputMode="numeric" className="field" />
    );
  if (kind === 'number')
    return (
      <input
        {...control}
        {...register(name)}
        // A wheel over a focused field of the type `number` would change it unnoticed.
        inputMode="decimal"
        autoComplete="off"
        className="field"
      />
    );
  if (kind === 'date') {
    const { first, last } = acceptedDays();
    return (
      <input
        {...control}
        {...register(name)}
        type="date"
        min={first}
        max={last}
        className="field"
      />
    );
  }
  return (
    <input {...control} {...register(name)} lang={lang} autoComplete="off" className="field" />
  );
}

function EnumerationChoice({
  name,
  control,
  disabled,
  list,
}: FieldControlProps & { list: EnumerationName }) {
  const { setValue } = useFormContext<ListingForm>();
  const { field } = useController<ListingForm>({ name });
  // A choice is complete at once, so it is validated without leaving the field.
  const choose = (code: string) =>
    setValue(name, code, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <Choice
      {...control}
      {...field}
      disabled={disabled}
      records={ENUMERATIONS[list]}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

function Flag({ name, label }: { name: FormFieldName; label: string }) {
  const { field } = useController<ListingForm>({ name });
  return (
    <label className="flex min-h-11 items-center gap-3 self-start font-semibold sm:mt-7.5">
      <input
        type="checkbox"
        ref={field.ref}
        name={name}
        checked={field.value === 'yes'}
        onChange={({ target }) => field.onChange(target.checked ? 'yes' : '')}
        onBlur={field.onBlur}
        className="size-5 shrink-0"
      />
      {label}
    </label>
  );
}
