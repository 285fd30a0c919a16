import { type ReactNode, useId } from 'react';

/** The attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

export function Field({
  label,
  required = false,
  error,
  hint,
  className = '',
  children,
}: {
  label: ReactNode;
  required?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}) {
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
      {/* Rendered before it has a text: screen readers often skip a live region added with it. */}
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

/** False on touch screens, where focusing a field opens a keyboard over half of the form. */
export const HAS_KEYBOARD =
  typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;
