import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import { NativeSelect } from '#ui/native-select.tsx';

interface StatusSelectProps {
  label: string;
  /** Without one, a status is only asked for. */
  status?: number;
  shortcut?: string;
  onChange: (status: number) => void;
}

export function StatusSelect({ label, status, shortcut, onChange }: StatusSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      aria-keyshortcuts={shortcut}
      value={status ?? ''}
      className="status-select"
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {status === undefined && (
        <option value="" disabled>
          Set status…
        </option>
      )}
      {ENUMERATIONS.ListingStatus.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
