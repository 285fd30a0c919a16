import { en as units } from '#units/words/en.ts';
import { about } from './about.ts';
import { enumerations } from './enumerations.ts';
import { explore } from './explore.ts';
import { fields } from './fields.ts';
import { filters } from './filters.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { legal } from './legal.ts';
import { listing } from './listing.ts';
import { manifest } from './manifest.ts';
import { overview } from './overview.ts';
import { privacy } from './privacy.ts';
import { searches } from './searches.ts';
import { shared } from './shared.ts';
import { terms } from './terms.ts';
import { unavailable } from './unavailable.ts';

export const en = {
  about,
  enumerations,
  explore,
  fields,
  filters,
  home,
  legal,
  listing,
  manifest,
  overview,
  privacy,
  searches,
  shared: { ...shared, kinds, units, unavailable },
  terms,
} as const;
