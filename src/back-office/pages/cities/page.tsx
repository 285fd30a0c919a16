import { WholeListPage } from '#back-office/list/edited-list.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { fetchWholeList, revalidateUnlessSearch } from '#back-office/list/whole-list.ts';
import { jsonRequest } from '#back-office/save/call-api.ts';
import { City, Country, State } from '#features/listings/place.ts';
import type { Route } from './+types/page';
import { CityDialog } from './city-dialog.tsx';

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
