import { en as units } from '#units/words/en.ts';
import { about } from './about.ts';
import { enumerations } from './enumerations.ts';
import { fields } from './fields.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { legal } from './legal.ts';
import { listing } from './listing.ts';
import { manifest } from './manifest.ts';
import { overview } from './overview.ts';
import { privacy } from './privacy.ts';
import { shared } from './shared.ts';
import { terms } from './terms.ts';

export const en = {
  about,
  enumerations,
  fields,
  home,
  legal,
  listing,
  manifest,
  overview,
  privacy,
  shared: { ...shared, kinds, units },
  terms,
} as const;
