import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog, type FormDialogEvents } from '#back-office/dialogs/form-dialog.tsx';
import { useRecordDialog } from '#back-office/dialogs/use-record-dialog.ts';
import { Choice } from '#back-office/form/choice.tsx';
import { Field } from '#back-office/form/field.tsx';
import { WholeListPage } from '#back-office/list/edited-list.tsx';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import {
  fetchWholeList,
  revalidateUnlessSearch,
  type WholeList,
} from '#back-office/list/whole-list.ts';
import { onlyPlace } from '#back-office/pages/listings/only-place.ts';
import {
  NameField,
  nameDoubt,
  shownNames,
  TranslatedNames,
} from '#back-office/pages/places/name-fields.tsx';
import { jsonRequest } from '#back-office/save/call-api.ts';
import { City, Country, State } from '#features/listings/place.ts';
import { CityInput } from '#features/places/place-input.ts';
import { requiredId } from '#platform/validation/input-rules.ts';
import type { Route } from './+types/page';

const TITLE = 'City List';
const COLUMNS = [
  { key: 'id', heading: 'Id', cell: (city: City) => city.id },
  { key: 'name', heading: 'Name', cell: (city: City) => city.name },
  { key: 'state', heading: 'State', cell: (city: City) => city.state.name },
];

export async function clientLoader() {
  const [cities, states, countries] = await Promise.all([
    fetchWholeList(City, '/api/City', 'Cities'),
    fetchWholeList(State, '/api/State', 'States'),
    fetchWholeList(Country, '/api/Country', 'Countries'),
  ]);
  return { cities, states, countries };
}

export const shouldRevalidate = revalidateUnlessSearch;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function CitiesPage({
  loaderData: { cities, states, countries },
}: Route.ComponentProps) {
  return (
    <WholeListPage
      title={TITLE}
      add="Add City"
      first={{ advice: 'Add the first city: each property is in one.' }}
      list={cities}
      columns={COLUMNS}
      form={(city, dialog) => (
        <CityDialog
          city={city}
          cities={cities.rows}
          states={states}
          countries={countries}
          {...dialog}
        />
      )}
      removal={({ id }) => ({
        question: 'Want to delete data?',
        schema: City,
        record: `/api/City/${id}`,
        path: '/api/City',
        init: jsonRequest('DELETE', { id }),
        summaryOf: ({ name, state }) => `${name}, ${state.name}`,
        listingsAddress: `/property?city=${id}`,
      })}
    />
  );
}

/** The form asks for the country first; the API takes the state alone. */
const CityForm = CityInput.extend({ countryId: requiredId });

interface CityDialogProps extends FormDialogEvents {
  city: City | undefined;
  cities: readonly City[];
  states: WholeList<State>;
  countries: WholeList<Country>;
}

function CityDialog({ city, cities, states, countries, ...ends }: CityDialogProps) {
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
