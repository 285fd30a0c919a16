import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A styled `<select>`. `className` applies to the box around it. */
export function NativeSelect({ className = '', children, ...select }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select
        {...select}
        className="field appearance-none truncate pr-7 disabled:bg-sunken disabled:text-muted"
      >
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-3.5 right-2 size-4 text-muted"
        aria-hidden="true"
      />
    </span>
  );
}
