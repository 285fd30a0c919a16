import type { Translation } from '#language/words.ts';
import type { en } from '#web/words/en/all.ts';
import { enumerations } from './enumerations.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { shared } from './shared.ts';
import { units } from './units.ts';

export const pa: Translation<typeof en> = {
  enumerations,
  home,
  shared: { ...shared, kinds, units },
};
