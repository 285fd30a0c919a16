import { useController, useFormContext } from 'react-hook-form';
import { Choice } from '#back-office/form/choice.tsx';
import { Field } from '#back-office/form/field.tsx';
import { fetchWholeList } from '#back-office/list/whole-list.ts';
import { City, Country, State } from '#features/listings/place.ts';
import { formFieldSpec, type ListingForm } from './form-fields.ts';
import { useFieldError } from './use-field-error.ts';

export interface Places {
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  readonly cities: readonly City[];
}

/** Country, state and city: each filters the next, and a new choice clears the following ones. */
export function PlaceFields({ countries, states, cities }: Places) {
  const { watch } = useFormContext<ListingForm>();
  const country = Number(watch('countryId'));
  const state = Number(watch('stateId'));
  return (
    <>
      <PlaceField name="countryId" records={countries} clears={['stateId', 'cityID']} />
      <PlaceField
        name="stateId"
        records={states.filter(({ countryId }) => countryId === country)}
        clears={['cityID']}
      />
      <PlaceField
        name="cityID"
        records={cities.filter(({ stateId }) => stateId === state)}
        clears={[]}
      />
    </>
  );
}

interface PlaceFieldProps {
  name: 'countryId' | 'stateId' | 'cityID';
  records: readonly { readonly id: number; readonly name: string }[];
  clears: ('stateId' | 'cityID')[];
}

function PlaceField({ name, records, clears }: PlaceFieldProps) {
  const { setValue, clearErrors } = useFormContext<ListingForm>();
  const { field } = useController<ListingForm>({ name });
  const error = useFieldError(name);
  return (
    <Field label={formFieldSpec(name).label} required error={error}>
      {(control) => (
        <Choice
          {...control}
          {...field}
          records={records}
          onChange={({ target }) => {
            for (const cleared of clears) setValue(cleared, '', { shouldDirty: true });
            clearErrors(clears);
            setValue(name, target.value, {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: true,
            });
          }}
        />
      )}
    </Field>
  );
}

export async function fetchPlaces(): Promise<Places | string> {
  const [countries, states, cities] = await Promise.all([
    fetchWholeList(Country, '/api/Country', 'Countries'),
    fetchWholeList(State, '/api/State', 'States'),
    fetchWholeList(City, '/api/City', 'Cities'),
  ]);
  const failure = countries.failure ?? states.failure ?? cities.failure;
  return failure ?? { countries: countries.rows, states: states.rows, cities: cities.rows };
}
