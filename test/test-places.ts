import type { City } from '#features/listings/place.ts';
import { knownPlaces } from '#features/listings/understand/read-place.ts';
import { TOWN_NAMES } from '#features/places/known-names.ts';

const STATE = {
  id: 1,
  name: 'Punjab',
  names: { pa: 'ਪੰਜਾਬ', hi: 'पंजाब' },
  countryId: 1,
  country: { id: 1, name: 'India', names: {} },
};

/** The towns of the sample catalogue. */
export const TEST_CITIES: readonly City[] = Object.entries(TOWN_NAMES).map(
  ([name, names], index) => ({ id: index + 1, name, names, stateId: 1, state: STATE }),
);

export const TEST_PLACES = knownPlaces(TEST_CITIES);
