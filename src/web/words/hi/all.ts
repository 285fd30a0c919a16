import type { Translation } from '#language/words.ts';
import type { en } from '#web/words/en/all.ts';
import { enumerations } from './enumerations.ts';
import { fields } from './fields.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { listing } from './listing.ts';
import { overview } from './overview.ts';
import { shared } from './shared.ts';
import { units } from './units.ts';

export const hi: Translation<typeof en> = {
  enumerations,
  fields,
  home,
  listing,
  overview,
  shared: { ...shared, kinds, units },
};
