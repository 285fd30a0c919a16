import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { ControlProps } from '#back-office/form/field.tsx';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import type { FormFieldName, ListingForm } from './form-fields.ts';

interface MeasureInputProps<Unit extends string> {
  name: FormFieldName;
  control: ControlProps;
  /** Says what the choice is; never a part of another field's label, nor the other way round. */
  unitLabel: string;
  units: readonly (readonly [unit: Unit, name: string])[];
  /** What a number alone counts. */
  own: Unit;
  unitIn: (text: string) => Unit | undefined;
  withUnit: (text: string, unit: Unit) => string;
}

/** An amount and its unit side by side. The text alone is kept: a chosen unit is written into it. */
export function MeasureInput<Unit extends string>({
  name,
  control,
  unitLabel,
  units,
  own,
  unitIn,
  withUnit,
}: MeasureInputProps<Unit>) {
  const { field } = useController<ListingForm>({ name });
  const [chosen, setChosen] = useState(own);
  const [typed, setTyped] = useState<string>();
  const unit = field.value.trim() === '' ? chosen : unitIn(field.value);

  function type(text: string) {
    const isNumber = unitIn(text) === own && !/\p{L}/u.test(text);
    setTyped(text);
    field.onChange(isNumber && chosen !== own ? withUnit(text, chosen) : text);
  }

  function choose(value: string) {
    const next = units.find(([unit]) => unit === value)?.[0] ?? own;
    setChosen(next);
    setTyped(undefined);
    field.onChange(withUnit(field.value, next));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-2">
      <input
        {...control}
        ref={field.ref}
        name={name}
        value={typed ?? field.value}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
        autoComplete="off"
        className="field"
      />
      <NativeSelect
        aria-label={unitLabel}
        value={unit ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {unit === undefined && <option value="">as written</option>}
        {units.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
