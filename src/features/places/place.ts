import { z } from 'zod';

export const Country = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Country' });
export type Country = z.infer<typeof Country>;

export const State = z
  .object({ id: z.int(), name: z.string(), countryId: z.int(), country: Country })
  .meta({ id: 'State' });
export type State = z.infer<typeof State>;

export const City = z
  .object({ id: z.int(), name: z.string(), stateId: z.int(), state: State })
  .meta({ id: 'City' });
export type City = z.infer<typeof City>;
