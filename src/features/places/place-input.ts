import { z } from 'zod';
import { optionalId, requiredId, requiredText } from '#validation/input-rules.ts';

/** The input of the form and the API. Other members are ignored. */

const name = requiredText(100);

export const CountryInput = z.object({ name }).meta({ id: 'CountryInput' });
export type CountryInput = z.infer<typeof CountryInput>;

export const StateInput = z.object({ name, countryId: requiredId }).meta({ id: 'StateInput' });
export type StateInput = z.infer<typeof StateInput>;

export const CityInput = z
  .object({ name, stateId: requiredId, countryId: optionalId })
  .meta({ id: 'CityInput' });
export type CityInput = z.infer<typeof CityInput>;
