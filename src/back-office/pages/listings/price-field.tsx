import { useFormContext } from 'react-hook-form';
import { formatPrice, spokenPrice } from '#units/price.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';
import { FormField } from './form-field.tsx';
import type { ListingForm } from './form-fields.ts';
import { priceIn } from './form-measures.ts';

/** The price, and in lakh and crore, where a zero too many is noticed at once. */
export function PriceField() {
  const form = useFormContext<ListingForm>().watch();
  const price = priceIn(form);
  const spoken = spokenPrice(price, ENGLISH_UNITS);
  const shown = !(price >= 0)
    ? '0 shows “Call for Price”. Or as you say it: 45 lakh, 35k per marla.'
    : `${formatPrice(price, ENGLISH_UNITS)}${spoken && ` · ${spoken}`}`;
  return <FormField name="price" hint={<span className="tabular-nums">{shown}</span>} />;
}
