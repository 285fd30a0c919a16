import { WholeListPage } from '#back-office/list/edited-list.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { fetchWholeList, revalidateUnlessSearch } from '#back-office/list/whole-list.ts';
import { Country, State } from '#features/listings/place.ts';
import type { Route } from './+types/page';
import { StateDialog } from './state-dialog.tsx';

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
