import type { Generated } from 'kysely';

declare module '#platform/database/tables.ts' {
  interface Tables {
    country: CountryRow;
    state: StateRow;
    city: CityRow;
  }
}

interface CountryRow {
  id: Generated<number>;
  name: string;
  /** '' where the place has no name of its own in the language. */
  name_pa: Generated<string>;
  name_hi: Generated<string>;
  /** Raised by every write of the row; part of its ETag. */
  version: Generated<number>;
}

interface StateRow {
  id: Generated<number>;
  name: string;
  name_pa: Generated<string>;
  name_hi: Generated<string>;
  country_id: number;
  version: Generated<number>;
}

interface CityRow {
  id: Generated<number>;
  name: string;
  name_pa: Generated<string>;
  name_hi: Generated<string>;
  state_id: number;
  version: Generated<number>;
}
