import { ChevronDown } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ControlProps } from './field.tsx';

interface RecordSelectProps extends ControlProps {
  /** From `register`, with `setValueAs: Number` where the form holds ids as numbers. */
  field: UseFormRegisterReturn;
  records: readonly { readonly id: number; readonly name: string }[];
  disabled?: boolean;
}

/** Chooses one of a list by its name; nothing chosen is 0. */
export function RecordSelect({ field, records, disabled = false, ...control }: RecordSelectProps) {
  return (
    <span className="relative block">
      <select {...control} {...field} disabled={disabled} className="field appearance-none truncate pr-9 disabled:opacity-70">
        <option value="0">Choose…</option>
        {records.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted" />
    </span>
  );
}
