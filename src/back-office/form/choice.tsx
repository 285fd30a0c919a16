import type { ComponentProps } from 'react';
import { NativeSelect } from '#platform/ui/native-select.tsx';

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'children'> {
  records: readonly { readonly id: number; readonly name: string }[];
  /** The value of “Choose…”. */
  none?: string;
}

export function Choice({ records, none = '', ...select }: ChoiceProps) {
  return (
    <NativeSelect {...select}>
      <option value={none}>Choose…</option>
      {records.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
