import { en as units } from '#units/words/en.ts';
import { enumerations } from './enumerations.ts';
import { fields } from './fields.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { listing } from './listing.ts';
import { overview } from './overview.ts';
import { shared } from './shared.ts';

export const en = {
  enumerations,
  fields,
  home,
  listing,
  overview,
  shared: { ...shared, kinds, units },
} as const;
