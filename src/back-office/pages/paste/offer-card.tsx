import { useId } from 'react';
import { Choice } from '#back-office/form/choice.tsx';
import { Field } from '#back-office/form/field.tsx';
import {
  areaFieldOf,
  type FormFieldName,
  fieldsOfType,
  formFieldSpec,
  type ListingForm,
} from '#back-office/pages/listings/form-fields.ts';
import { priceIn } from '#back-office/pages/listings/form-measures.ts';
import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import type { ForwardedOffer } from '#features/listings/forwards/read-forward.ts';
import type { Offer } from '#features/listings/forwards/read-offer.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { City } from '#features/listings/place.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { formatPrice } from '#platform/units/price.ts';
import { MarkedMessage } from './marked-message.tsx';

interface OfferCardProps {
  offer: ForwardedOffer;
  number: number;
  form: ListingForm;
  cities: readonly City[];
  problem: string | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onKind: (propertyType: string) => void;
  onChange: (values: Partial<ListingForm>) => void;
}

const ASKED: readonly FormFieldName[] = [
  'propertyType',
  'cityID',
  'neighbourhood',
  'price',
  'ownerContact',
];

/** One listing as it was understood. What is not said is open; kind and city must be chosen. */
export function OfferCard({ offer, number, form, cities, problem, ...card }: OfferCardProps) {
  const heading = useId();
  const details = fieldsOfType(form.propertyType);
  const area = areaFieldOf(form.propertyType);
  const said = details.filter((name) => name !== area && form[name] !== '');
  const open = [...ASKED, ...(area === undefined ? [] : [area]), ...details].filter(
    (name, index, all) => form[name] === '' && !isFlag(name) && all.indexOf(name) === index,
  );
  const text = (name: FormFieldName, label = formFieldSpec(name).label) => (
    <Field label={label} required={name === 'title'}>
      {(control) => (
        <input
          {...control}
          className={`field ${form[name] === '' ? 'border-dashed' : ''}`}
          value={form[name]}
          onChange={({ target }) => card.onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={heading} className="text-lg">
          {form.title || `Listing ${number}`}
        </h2>
        <label className="inline-flex min-h-11 shrink-0 items-center gap-2">
          <input
            type="checkbox"
            checked={card.isChosen}
            onChange={({ target }) => card.onChoose(target.checked)}
          />
          Save
        </label>
      </div>
      <MarkedMessage text={offer.original} marks={offer.marks} propertyType={form.propertyType} />
      {offer.isRent && <p className="notice">It speaks of rent, which is not offered here.</p>}
      {problem !== undefined && (
        <p role="alert" className="notice-danger">
          {problem}
        </p>
      )}
      <fieldset>
        <legend className="required-mark pb-1.5 font-semibold">Property Type</legend>
        <div className="grid grid-cols-4 gap-2">
          {LISTING_KINDS.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={form.propertyType === String(id)}
              className={`min-h-11 rounded-card border px-2 ${form.propertyType === String(id) ? 'border-transparent bg-field font-semibold text-on-field' : 'border-line-strong'}`}
              onClick={() => card.onKind(String(id))}
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="City"
          required
          hint={offer.proposedCityId === undefined ? undefined : 'As the others of this message.'}
        >
          {(control) => (
            <Choice
              {...control}
              records={cities}
              value={form.cityID}
              onChange={({ target }) => {
                const city = cities.find(({ id }) => String(id) === target.value);
                card.onChange({
                  cityID: target.value,
                  stateId: String(city?.stateId ?? ''),
                  countryId: String(city?.state.countryId ?? ''),
                });
              }}
            />
          )}
        </Field>
        {text('neighbourhood')}
        {area !== undefined && text(area, 'Area')}
        {area === undefined && offer.said.totalArea !== undefined && (
          <Field label="Area" hint="Choose the property type to change it.">
            {(control) => (
              <input {...control} className="field" readOnly value={offer.said.totalArea} />
            )}
          </Field>
        )}
        <Field label="Price (Rs.)" hint={priceHint(offer, priceIn(form))}>
          {(control) => (
            <input
              {...control}
              className={`field ${form.price === '' ? 'border-dashed' : ''}`}
              value={form.price}
              onChange={({ target }) => card.onChange({ price: target.value })}
            />
          )}
        </Field>
        {text('ownerContact')}
        {text('title')}
      </div>
      {offer.rate?.total !== undefined && form.price === '' && (
        <button
          type="button"
          className="row-action justify-self-start"
          onClick={() => card.onChange({ price: String(offer.rate?.total) })}
        >
          Use {formatPrice(offer.rate.total, ENGLISH_UNITS)}
        </button>
      )}
      <dl className="grid gap-2 text-sm">
        {said.length > 0 && (
          <div>
            <dt className="font-semibold">Also understood</dt>
            <dd>
              {said.map((name) => `${formFieldSpec(name).label}: ${shown(name, form)}`).join(' · ')}
            </dd>
          </div>
        )}
        {open.length > 0 && (
          <div>
            <dt className="font-semibold">Not said</dt>
            <dd className="text-muted">
              {open.map((name) => formFieldSpec(name).label).join(' · ')}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function isFlag(name: FormFieldName): boolean {
  return formFieldSpec(name).kind === 'flag';
}

function shown(name: FormFieldName, form: ListingForm): string {
  const { kind, unit } = formFieldSpec(name);
  if (typeof kind === 'object')
    return ENUMERATIONS[kind.list].find(({ id }) => String(id) === form[name])?.name ?? '';
  return unit === undefined ? form[name] : `${form[name]} ${unit}`;
}

function priceHint({ rate, isNegotiable }: Offer, price: number): string | undefined {
  if (rate !== undefined) return `${formatPrice(rate.rupees, ENGLISH_UNITS)} for one ${rate.unit}`;
  const amount = price > 0 ? formatPrice(price, ENGLISH_UNITS) : '';
  return [amount, isNegotiable ? 'negotiable' : ''].filter(Boolean).join(', ') || undefined;
}
