import { useFormContext } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import { squareFeetOf } from '#features/listings/area-as.ts';
import { areaUnit } from '#features/listings/field-queries.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { areasBeside, areaText } from '#platform/units/area-text.ts';
import {
  AREA_UNITS,
  isCountedInMarlas,
  MARLA_STANDARDS,
  REVENUE_MARLA,
} from '#platform/units/area-units.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import { type FormFieldName, formFieldSpec, type ListingForm } from './form-fields.ts';
import { priceIn, typedArea } from './form-measures.ts';
import { MeasureInput } from './measure-input.tsx';
import {
  type AreaMeasure,
  areaUnitIn,
  priceUnitIn,
  withAreaUnit,
  withPriceUnit,
} from './typed-unit.ts';
import { useFieldError } from './use-field-error.ts';

const MARLA_NAMES: Record<(typeof MARLA_STANDARDS)[number], string> = {
  272.25: '272.25 sq ft (revenue records)',
  225: '225 sq ft (urban estates)',
  206.640625: '206.64 sq ft (old village measure)',
};

const UNIT_NAMES = AREA_UNITS.map(
  (unit) => [unit, ENGLISH_UNITS.areas[unit].other.replace('{amount} ', '')] as const,
);

const HINT = 'Or as you say it: 10 marla, 2 kanal 3 marla, 2.5 killa, 200 gaj, 30x60.';
/** Square feet below which a unit was probably left out. */
const FEW_SQUARE_FEET = 100;

/** The total area with its unit, as a number or as it is said, with what that is in others. */
export function AreaField({ name }: { name: FormFieldName }) {
  const { watch } = useFormContext<ListingForm>();
  const error = useFieldError(name);
  const [text, marla, propertyType] = watch([name, 'squareFeetPerMarla', 'propertyType']);
  const own = areaUnit(Number(propertyType)) === 'acres' ? 'acre' : 'sqft';
  const measure = { own, marla } as const;
  const said = typedArea(text, marla).areaAs;
  return (
    <>
      <Field
        label={<MeasureLabel name={name} />}
        required
        error={error}
        hint={<AreaHint text={text} measure={measure} />}
      >
        {(control) => (
          <MeasureInput
            // Another type counts a number alone in another unit.
            key={own}
            name={name}
            control={control}
            unitLabel="Measured in"
            units={UNIT_NAMES}
            own={own}
            unitIn={(text) => areaUnitIn(text, measure)}
            withUnit={(text, unit) => withAreaUnit(text, unit, measure)}
          />
        )}
      </Field>
      {said !== undefined && isCountedInMarlas(said.unit) && <MarlaField />}
    </>
  );
}

function AreaHint({ text, measure }: { text: string; measure: AreaMeasure }) {
  const { areaAs, totalArea = 0 } = typedArea(text, measure.marla);
  const said = areaAs ?? { value: totalArea, unit: measure.own, squareFeetPerMarla: null };
  if (!(said.value > 0)) return HINT;
  const squareFeet = squareFeetOf(said);
  const shown = areasBeside(
    {
      squareFeet,
      isLand: measure.own === 'acre',
      said,
      squareFeetPerMarla: said.squareFeetPerMarla ?? undefined,
    },
    ENGLISH_UNITS,
  );
  if (areaAs === undefined) shown.unshift(areaText(said, ENGLISH_UNITS));
  return (
    <span className="tabular-nums">
      <span aria-hidden="true">= </span>
      {shown.join(' · ')}
      {areaAs === undefined &&
        squareFeet < FEW_SQUARE_FEET &&
        '. Another unit? Choose it beside the number.'}
    </span>
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

const UNITS = [
  ['rupees', 'Rs.'],
  ['lakh', 'lakh'],
  ['crore', 'crore'],
] as const;

/** Rupees below which a unit was probably left out. */
const FEW_RUPEES = 10_000;

/** The price with its unit, and in lakh and crore, where a zero too many is noticed at once. */
export function PriceField() {
  const { watch, getValues } = useFormContext<ListingForm>();
  const price = priceIn(watch());
  return (
    <Field
      label={<MeasureLabel name="price" />}
      required
      error={useFieldError('price')}
      hint={<PriceHint price={price} />}
    >
      {(control) => (
        <MeasureInput
          name="price"
          control={control}
          unitLabel="Counted in"
          units={UNITS}
          own="rupees"
          unitIn={priceUnitIn}
          withUnit={(text, unit) =>
            withPriceUnit(text, unit, priceIn({ ...getValues(), price: text }))
          }
        />
      )}
    </Field>
  );
}

function PriceHint({ price }: { price: number }) {
  if (!(price >= 0)) return '0 shows “Call for Price”. Or as you say it: 45 lakh, 35k per marla.';
  const spoken = spokenPrice(price, ENGLISH_UNITS);
  return (
    <span className="tabular-nums">
      <span aria-hidden="true">= </span>
      {formatPrice(price, ENGLISH_UNITS)}
      {spoken && ` · ${spoken}`}
      {price > 0 && price < FEW_RUPEES && '. Another unit? Choose it beside the number.'}
    </span>
  );
}

/** The label of a field whose unit is chosen beside it: the unit of a number alone is only heard. */
function MeasureLabel({ name }: { name: FormFieldName }) {
  const { label, unit } = formFieldSpec(name);
  return (
    <>
      {label}
      <span className="sr-only"> ({unit})</span>
    </>
  );
}
