import { type FormFieldName, formFieldSpec } from './form-fields.ts';

/** The label of a field whose unit is chosen beside it: the unit of a number alone is only heard. */
export function MeasureLabel({ name }: { name: FormFieldName }) {
  const { label, unit } = formFieldSpec(name);
  return (
    <>
      {label}
      <span className="sr-only"> ({unit})</span>
    </>
  );
}
