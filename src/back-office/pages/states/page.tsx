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
import {
  NameField,
  nameDoubt,
  shownNames,
  TranslatedNames,
} from '#back-office/pages/places/name-fields.tsx';
import { Country, State } from '#features/listings/place.ts';
import { StateInput } from '#features/places/place-input.ts';
import type { Route } from './+types/page';

const TITLE = 'State List';
const COLUMNS = [
  { key: 'id', heading: 'Id', cell: (state: State) => state.id },
  { key: 'name', heading: 'Name', cell: (state: State) => state.name },
  { key: 'country', heading: 'Country', cell: (state: State) => state.country.name },
];

export async function clientLoader() {
  const [states, countries] = await Promise.all([
    fetchWholeList(State, '/api/State', 'States'),
    fetchWholeList(Country, '/api/Country', 'Countries'),
  ]);
  return { states, countries };
}

export const shouldRevalidate = revalidateUnlessSearch;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function StatesPage({ loaderData: { states, countries } }: Route.ComponentProps) {
  return (
    <WholeListPage
      title={TITLE}
      add="Add State"
      first={{ advice: 'Add the first state: each city is in one.' }}
      list={states}
      columns={COLUMNS}
      form={(state, dialog) => (
        <StateDialog state={state} states={states.rows} countries={countries} {...dialog} />
      )}
      removal={({ id }) => ({
        question: 'Cities related to this State will also be removed. Want to delete data?',
        schema: State,
        record: `/api/State/${id}`,
        summaryOf: ({ name, country }) => `${name}, ${country.name}`,
        listingsAddress: `/property?state=${id}`,
      })}
    />
  );
}

interface StateDialogProps extends FormDialogEvents {
  state: State | undefined;
  states: readonly State[];
  countries: WholeList<Country>;
}

function StateDialog({ state, states, countries, ...ends }: StateDialogProps) {
  const form = useForm({
    resolver: zodResolver(StateInput),
    mode: 'onTouched',
    defaultValues: valuesOf(state),
  });
  const others = ({ countryId: chosen }: { countryId?: unknown }) =>
    states.filter(({ id, countryId }) => id !== state?.id && countryId === chosen);
  const { dialog, errorOf } = useRecordDialog({
    noun: 'State',
    schema: State,
    path: '/api/State',
    record: state,
    form,
    valuesOf,
    summaryOf: ({ name, country }) => `“${name}” in ${country.name}`,
    doubtIn: (typed) => nameDoubt(others(typed), typed.name, state?.name),
    ...ends,
  });
  const typed = useWatch({
    control: form.control,
    compute: ({ name, countryId }) => ({ name, countryId }),
  });

  return (
    <FormDialog {...dialog}>
      <ListFailure what="The countries" message={countries.failure} />
      <NameField
        field={form.register('name')}
        error={errorOf('name')}
        value={typed.name}
        others={others(typed)}
      />
      <TranslatedNames field={form.register} errorOf={(language) => errorOf(`names.${language}`)} />
      <Field label="Country" required error={errorOf('countryId')}>
        {(control) => (
          <Choice
            {...control}
            {...form.register('countryId', {
              setValueAs: Number,
              onChange: () => void form.trigger('countryId'),
            })}
            none="0"
            records={countries.rows}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function valuesOf(state: State | undefined): z.input<typeof StateInput> {
  return {
    name: state?.name ?? '',
    names: shownNames(state?.names),
    countryId: state?.countryId ?? 0,
  };
}
