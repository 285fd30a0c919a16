import { useFormContext } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import { squareFeetOf } from '#features/listings/area-as.ts';
import { areaUnit } from '#features/listings/field-queries.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { areasBeside } from '#units/area-text.ts';
import { isCountedInMarlas, MARLA_STANDARDS, REVENUE_MARLA } from '#units/area-units.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';
import { type FormFieldName, formFieldSpec, type ListingForm } from './form-fields.ts';
import { typedArea } from './typed-area.ts';
import { useFieldError } from './use-field-error.ts';

const MARLA_NAMES: Record<(typeof MARLA_STANDARDS)[number], string> = {
  272.25: '272.25 sq ft (revenue records)',
  225: '225 sq ft (urban estates)',
  206.640625: '206.64 sq ft (old village measure)',
};

const HINT = 'Or as you say it: 10 marla, 2 kanal 3 marla, 2.5 killa, 200 gaj, 30x60.';

/** The total area, as a number or as it is said, with what that is in square feet. */
export function AreaField({ name }: { name: FormFieldName }) {
  const { register, watch } = useFormContext<ListingForm>();
  const error = useFieldError(name);
  const { label, unit } = formFieldSpec(name);
  const [text, marla, propertyType] = watch([name, 'squareFeetPerMarla', 'propertyType']);
  const said = typedArea(text, marla).areaAs;
  return (
    <>
      <Field
        label={`${label} (${unit})`}
        required
        error={error}
        hint={
          said === undefined || !(said.value > 0) ? (
            HINT
          ) : (
            <span className="tabular-nums">
              {areasBeside(
                {
                  squareFeet: squareFeetOf(said),
                  isLand: areaUnit(Number(propertyType)) === 'acres',
                  said,
                  squareFeetPerMarla: said.squareFeetPerMarla ?? undefined,
                },
                ENGLISH_UNITS,
              ).join(' · ')}
            </span>
          )
        }
      >
        {(control) => (
          <input {...control} {...register(name)} autoComplete="off" className="field" />
        )}
      </Field>
      {said !== undefined && isCountedInMarlas(said.unit) && <MarlaField />}
    </>
  );
}

function MarlaField() {
  const { register } = useFormContext<ListingForm>();
  return (
    <Field label={formFieldSpec('squareFeetPerMarla').label}>
      {({ required: _, ...control }) => (
        <NativeSelect {...control} {...register('squareFeetPerMarla')}>
          {MARLA_STANDARDS.map((size) => (
            <option key={size} value={size === REVENUE_MARLA ? '' : String(size)}>
              {MARLA_NAMES[size]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
