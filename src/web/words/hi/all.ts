import type { Translation } from '#language/words.ts';
import type { en } from '#web/words/en/all.ts';
import { enumerations } from './enumerations.ts';
import { explore } from './explore.ts';
import { fields } from './fields.ts';
import { filters } from './filters.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { listing } from './listing.ts';
import { overview } from './overview.ts';
import { searches } from './searches.ts';
import { shared } from './shared.ts';
import { unavailable } from './unavailable.ts';
import { units } from './units.ts';

export const hi: Translation<typeof en> = {
  enumerations,
  explore,
  fields,
  filters,
  home,
  listing,
  overview,
  searches,
  shared: { ...shared, kinds, units, unavailable },
};
