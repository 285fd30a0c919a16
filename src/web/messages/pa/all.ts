import type { Translation } from '#platform/language/messages.ts';
import { pa as units } from '#platform/units/messages/pa.ts';
import type { en } from '#web/messages/en/all.ts';
import { about, agency } from './about.ts';
import { enquiry } from './enquiry.ts';
import { explore, filters } from './explore.ts';
import { enumerations, fields, kinds, overview } from './fields.ts';
import { home } from './home.ts';
import { legal, privacy, terms } from './legal.ts';
import { listing } from './listing.ts';
import { alerts, drawing, factsLine, listingMeta, manifest } from './outside-pages.ts';
import { compare, saved } from './saved.ts';
import { searches } from './searches.ts';
import { shared } from './shared.ts';

export const pa: Translation<typeof en> = {
  about,
  agency,
  alerts,
  compare,
  drawing,
  enquiry,
  enumerations,
  explore,
  factsLine,
  fields,
  filters,
  home,
  legal,
  listing,
  listingMeta,
  manifest,
  overview,
  privacy,
  saved,
  searches,
  shared: { ...shared, kinds, units },
  terms,
};
