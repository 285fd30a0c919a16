import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '#back-office/dialogs/form-dialog.tsx';
import { Choice } from '#back-office/form/choice.tsx';
import { Field } from '#back-office/form/field.tsx';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import type { WholeList } from '#back-office/list/whole-list.ts';
import type { FormDialogEvents } from '#back-office/list/whole-list-page.tsx';
import { NameField } from '#back-office/pages/places/name-field.tsx';
import { shownNames, TranslatedNames } from '#back-office/pages/places/translated-names.tsx';
import { usePlaceForm } from '#back-office/pages/places/use-place-form.ts';
import { City, type Country, type State } from '#features/places/place.ts';
import { CityInput } from '#features/places/place-input.ts';
import { requiredId } from '#validation/input-rules.ts';

/** The form asks for the country first; the API takes the state alone. */
const CityForm = CityInput.extend({ countryId: requiredId });

interface CityDialogProps extends FormDialogEvents {
  city: City | undefined;
  cities: readonly City[];
  states: WholeList<State>;
  countries: WholeList<Country>;
}

export function CityDialog({ city, cities, states, countries, ...ends }: CityDialogProps) {
  const form = useForm({
    resolver: zodResolver(CityForm),
    mode: 'onTouched',
    defaultValues: valuesOf(city),
  });
  const dialog = usePlaceForm({
    noun: 'City',
    schema: City,
    path: '/api/City',
    place: city,
    form,
    valuesOf,
    summaryOf: ({ name, state }) => `“${name}” in ${state.name}`,
    ...ends,
  });
  const { errors } = form.formState;
  const typed = useWatch({
    control: form.control,
    compute: ({ name, stateId, countryId }) => ({ name, stateId, countryId }),
  });
  const country = form.register('countryId', {
    setValueAs: Number,
    onChange: () => form.setValue('stateId', 0, { shouldValidate: true }),
  });

  return (
    <FormDialog {...dialog}>
      <ListFailure what="The countries" message={countries.failure} />
      <ListFailure what="The states" message={states.failure} />
      <NameField
        field={form.register('name')}
        error={errors.name?.message}
        value={typed.name}
        others={cities.filter(({ id, stateId }) => id !== city?.id && stateId === typed.stateId)}
      />
      <TranslatedNames field={form.register} errors={errors.names} />
      <Field label="Country" required error={errors.countryId?.message}>
        {(control) => <Choice {...control} {...country} none="0" records={countries.rows} />}
      </Field>
      <Field label="State" required error={errors.stateId?.message}>
        {(control) => (
          <Choice
            {...control}
            {...form.register('stateId', { setValueAs: Number })}
            none="0"
            // Remounted for another country: otherwise the browser shows a state that is gone.
            key={typed.countryId}
            records={states.rows.filter((state) => state.countryId === typed.countryId)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function valuesOf(city: City | undefined): z.input<typeof CityForm> {
  return {
    name: city?.name ?? '',
    names: shownNames(city?.names),
    countryId: city?.state.countryId ?? 0,
    stateId: city?.stateId ?? 0,
  };
}
