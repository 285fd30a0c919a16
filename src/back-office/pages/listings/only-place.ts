import type { Places } from './place-fields.tsx';

/** The country and the state of a new listing where there is one to choose. */
export function onlyPlace({ countries, states }: Pick<Places, 'countries' | 'states'>): {
  countryId?: string;
  stateId?: string;
} {
  const [country, ...otherCountries] = countries;
  if (country === undefined || otherCountries.length > 0) return {};
  const [state, ...otherStates] = states.filter(({ countryId }) => countryId === country.id);
  return {
    countryId: String(country.id),
    ...(state !== undefined && otherStates.length === 0 && { stateId: String(state.id) }),
  };
}
