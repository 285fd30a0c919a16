import type { Translation } from '#language/words.ts';
import type { en } from '#web/words/en/all.ts';
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
import { units } from './units.ts';

export const hi: Translation<typeof en> = {
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
};
