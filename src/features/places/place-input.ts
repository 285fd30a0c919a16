import { z } from 'zod';
import { placeNames } from '#features/listings/place.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import {
  optionalId,
  optionalText,
  requiredId,
  requiredText,
} from '#platform/validation/input-rules.ts';

/** The input of the form and the API. Other members are ignored. */

const MAX_LENGTH = 100;
const name = requiredText(MAX_LENGTH);
const nameIn = optionalText(MAX_LENGTH);

/** Absent, null and '' are no name. */
const names = z
  .object(recordOf(OTHER_LANGUAGES, () => nameIn))
  .nullish()
  .transform((given) => (given ? placeNames(given) : {}));

export const CountryInput = z.object({ name, names }).meta({ id: 'CountryInput' });
export type CountryInput = z.infer<typeof CountryInput>;

export const StateInput = z
  .object({ name, names, countryId: requiredId })
  .meta({ id: 'StateInput' });
export type StateInput = z.infer<typeof StateInput>;

export const CityInput = z
  .object({ name, names, stateId: requiredId, countryId: optionalId })
  .meta({ id: 'CityInput' });
export type CityInput = z.infer<typeof CityInput>;
