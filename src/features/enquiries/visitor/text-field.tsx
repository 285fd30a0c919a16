import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  children: (field: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field with its label, hint and error. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={`text-sm ${error === undefined ? 'text-muted' : 'font-semibold text-danger'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldFrameProps, 'children'> & ComponentProps<'input'>;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(field) => <input {...input} {...field} className="field" />}
    </FieldFrame>
  );
}
