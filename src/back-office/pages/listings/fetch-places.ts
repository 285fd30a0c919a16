import { fetchWholeList } from '#back-office/list/whole-list.ts';
import { City, Country, State } from '#features/listings/place.ts';
import type { Places } from './place-fields.tsx';

export async function fetchPlaces(): Promise<Places | string> {
  const [countries, states, cities] = await Promise.all([
    fetchWholeList(Country, '/api/Country', 'Countries'),
    fetchWholeList(State, '/api/State', 'States'),
    fetchWholeList(City, '/api/City', 'Cities'),
  ]);
  const failure = countries.failure ?? states.failure ?? cities.failure;
  return failure ?? { countries: countries.rows, states: states.rows, cities: cities.rows };
}
