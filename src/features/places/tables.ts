import type { Generated } from 'kysely';
import type { LanguageColumn } from '#features/listings/language-columns.ts';

declare module '#platform/database/tables.ts' {
  interface Tables {
    country: CountryRow;
    state: StateRow;
    city: CityRow;
  }
}

/** '' where the place has no name of its own in the language. */
type NameColumns = Record<LanguageColumn<'name'>, Generated<string>>;

interface CountryRow extends NameColumns {
  id: Generated<number>;
  name: string;
  /** Raised by every write of the row; part of its ETag. */
  version: Generated<number>;
}

interface StateRow extends NameColumns {
  id: Generated<number>;
  name: string;
  country_id: number;
  version: Generated<number>;
}

interface CityRow extends NameColumns {
  id: Generated<number>;
  name: string;
  state_id: number;
  version: Generated<number>;
}
