import { en as units } from '#units/words/en.ts';
import { enumerations } from './enumerations.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { shared } from './shared.ts';

export const en = {
  enumerations,
  home,
  shared: { ...shared, kinds, units },
} as const;
