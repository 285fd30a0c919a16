import { type ReactNode, useId } from 'react';

/** What a field's control carries so that its label, hint and message belong to it. */
export interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

interface FieldProps {
  label: string;
  required?: boolean;
  /** What is wrong with the value; read out when it appears. */
  error?: string | undefined;
  /** Stands beside the control all the time. */
  hint?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and its message below. */
export function Field({
  label,
  required = false,
  error,
  hint,
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  return (
    <div className={`relative grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className={`font-semibold ${required ? 'required-mark' : ''}`}>
        {label}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error !== undefined,
        'aria-describedby': `${id}-hint ${id}-error`,
      })}
      <div id={`${id}-hint`} className="text-sm text-muted empty:hidden">
        {hint}
      </div>
      {/* There before its message is, without taking room: a region that appears together with its text is often not read out. */}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="text-sm font-semibold text-danger empty:sr-only"
      >
        {error}
      </p>
    </div>
  );
}
