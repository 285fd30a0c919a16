import type { Translation } from '#language/words.ts';
import type { en } from '#web/words/en/all.ts';
import { about } from './about.ts';
import { enumerations } from './enumerations.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { legal } from './legal.ts';
import { manifest } from './manifest.ts';
import { privacy } from './privacy.ts';
import { shared } from './shared.ts';
import { terms } from './terms.ts';
import { units } from './units.ts';

export const pa: Translation<typeof en> = {
  about,
  enumerations,
  home,
  legal,
  manifest,
  privacy,
  shared: { ...shared, kinds, units },
  terms,
};
