import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog, type FormDialogEvents } from '#back-office/dialogs/form-dialog.tsx';
import { useRecordDialog } from '#back-office/dialogs/use-record-dialog.ts';
import { WholeListPage } from '#back-office/list/edited-list.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { fetchWholeList, revalidateUnlessSearch } from '#back-office/list/whole-list.ts';
import {
  NameField,
  nameDoubt,
  shownNames,
  TranslatedNames,
} from '#back-office/pages/places/name-fields.tsx';
import { Country } from '#features/listings/place.ts';
import { CountryInput } from '#features/places/place-input.ts';
import type { Route } from './+types/page';

const TITLE = 'Country List';
const COLUMNS = [
  { key: 'id', heading: 'Id', cell: (country: Country) => country.id },
  { key: 'name', heading: 'Name', cell: (country: Country) => country.name },
];

export const clientLoader = () => fetchWholeList(Country, '/api/Country', 'Countries');
export const shouldRevalidate = revalidateUnlessSearch;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function CountriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <WholeListPage
      title={TITLE}
      add="Add Country"
      first={{ advice: 'Add the first country: each state is in one.' }}
      list={loaderData}
      columns={COLUMNS}
      form={(country, dialog) => (
        <CountryDialog country={country} countries={loaderData.rows} {...dialog} />
      )}
      removal={({ id }) => ({
        question:
          'Cities and States related to this Country will also be removed. Want to delete data?',
        schema: Country,
        record: `/api/Country/${id}`,
        summaryOf: ({ name }) => name,
        listingsAddress: `/property?country=${id}`,
      })}
    />
  );
}

interface CountryDialogProps extends FormDialogEvents {
  country: Country | undefined;
  countries: readonly Country[];
}

function CountryDialog({ country, countries, ...ends }: CountryDialogProps) {
  const form = useForm({
    resolver: zodResolver(CountryInput),
    mode: 'onTouched',
    defaultValues: valuesOf(country),
  });
  const others = countries.filter(({ id }) => id !== country?.id);
  const { dialog, errorOf } = useRecordDialog({
    noun: 'Country',
    schema: Country,
    path: '/api/Country',
    record: country,
    form,
    valuesOf,
    summaryOf: ({ name }) => `“${name}”`,
    doubtIn: ({ name }) => nameDoubt(others, name, country?.name),
    ...ends,
  });
  const name = useWatch({ control: form.control, name: 'name' });

  return (
    <FormDialog {...dialog}>
      <NameField
        field={form.register('name')}
        error={errorOf('name')}
        value={name}
        others={others}
      />
      <TranslatedNames field={form.register} errorOf={(language) => errorOf(`names.${language}`)} />
    </FormDialog>
  );
}

function valuesOf(country: Country | undefined): z.input<typeof CountryInput> {
  return { name: country?.name ?? '', names: shownNames(country?.names) };
}
