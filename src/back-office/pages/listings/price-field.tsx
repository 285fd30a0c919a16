import { useFormContext } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import { formatPrice, spokenPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';
import type { ListingForm } from './form-fields.ts';
import { priceIn } from './form-measures.ts';
import { MeasureInput } from './measure-input.tsx';
import { MeasureLabel } from './measure-label.tsx';
import { priceUnitIn, withPriceUnit } from './typed-unit.ts';
import { useFieldError } from './use-field-error.ts';

const UNITS = [
  ['rupees', 'Rs.'],
  ['lakh', 'lakh'],
  ['crore', 'crore'],
] as const;

/** Rupees below which a unit was probably left out. */
const SMALL = 10_000;

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
      {price > 0 && price < SMALL && '. Another unit? Choose it beside the number.'}
    </span>
  );
}
