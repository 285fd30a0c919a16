import { WholeListPage } from '#back-office/list/edited-list.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { fetchWholeList, revalidateUnlessSearch } from '#back-office/list/whole-list.ts';
import { Country } from '#features/listings/place.ts';
import type { Route } from './+types/page';
import { CountryDialog } from './country-dialog.tsx';

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
