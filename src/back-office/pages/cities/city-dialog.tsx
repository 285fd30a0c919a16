import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog, type FormDialogEvents } from '#back-office/dialogs/form-dialog.tsx';
import { useRecordDialog } from '#back-office/dialogs/use-record-dialog.ts';
import { Choice } from '#back-office/form/choice.tsx';
import { Field } from '#back-office/form/field.tsx';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import type { WholeList } from '#back-office/list/whole-list.ts';
import { onlyPlace } from '#back-office/pages/listings/only-place.ts';
import { nameDoubt } from '#back-office/pages/places/name-doubt.ts';
import { NameField } from '#back-office/pages/places/name-field.tsx';
import { shownNames, TranslatedNames } from '#back-office/pages/places/translated-names.tsx';
import { City, type Country, type State } from '#features/listings/place.ts';
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
    defaultValues: city === undefined ? newCity(countries.rows, states.rows) : valuesOf(city),
  });
  const others = ({ stateId: chosen }: { stateId?: unknown }) =>
    cities.filter(({ id, stateId }) => id !== city?.id && stateId === chosen);
  const { dialog, errorOf } = useRecordDialog({
    noun: 'City',
    schema: City,
    path: '/api/City',
    record: city,
    form,
    valuesOf,
    summaryOf: ({ name, state }) => `“${name}” in ${state.name}`,
    doubtIn: (typed) => nameDoubt(others(typed), typed.name, city?.name),
    ...ends,
  });
  const typed = useWatch({
    control: form.control,
    compute: ({ name, stateId, countryId }) => ({ name, stateId, countryId }),
  });
  // The first field that is registered is the first to be focused.
  const name = form.register('name');
  const country = form.register('countryId', {
    setValueAs: Number,
    onChange: () => {
      const wasChosen = form.getValues('stateId') !== 0;
      form.setValue('stateId', 0);
      // A state is not wrong before it was asked for.
      void form.trigger('stateId').then(() => wasChosen || form.clearErrors('stateId'));
    },
  });

  return (
    <FormDialog {...dialog}>
      <ListFailure what="The countries" message={countries.failure} />
      <ListFailure what="The states" message={states.failure} />
      <NameField field={name} error={errorOf('name')} value={typed.name} others={others(typed)} />
      <TranslatedNames field={form.register} errorOf={(language) => errorOf(`names.${language}`)} />
      <Field label="Country" required error={errorOf('countryId')}>
        {(control) => <Choice {...control} {...country} none="0" records={countries.rows} />}
      </Field>
      <Field label="State" required error={errorOf('stateId')}>
        {(control) => (
          <Choice
            {...control}
            {...form.register('stateId', {
              setValueAs: Number,
              onChange: () => void form.trigger('stateId'),
            })}
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

function newCity(countries: readonly Country[], states: readonly State[]) {
  const { countryId = 0, stateId = 0 } = onlyPlace({ countries, states });
  return { ...valuesOf(undefined), countryId: Number(countryId), stateId: Number(stateId) };
}

function valuesOf(city: City | undefined): z.input<typeof CityForm> {
  return {
    name: city?.name ?? '',
    names: shownNames(city?.names),
    countryId: city?.state.countryId ?? 0,
    stateId: city?.stateId ?? 0,
  };
}
