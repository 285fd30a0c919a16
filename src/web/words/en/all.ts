import { en as units } from '#units/words/en.ts';
import { about } from './about.ts';
import { agency } from './agency.ts';
import { alerts } from './alerts.ts';
import { compare } from './compare.ts';
import { drawing } from './drawing.ts';
import { enquiry } from './enquiry.ts';
import { enumerations } from './enumerations.ts';
import { explore } from './explore.ts';
import { fields } from './fields.ts';
import { filters } from './filters.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { legal } from './legal.ts';
import { listing } from './listing.ts';
import { listingMeta } from './listing-meta.ts';
import { manifest } from './manifest.ts';
import { overview } from './overview.ts';
import { privacy } from './privacy.ts';
import { saved } from './saved.ts';
import { searchBox } from './search-box.ts';
import { searches } from './searches.ts';
import { selling } from './selling.ts';
import { sentence } from './sentence.ts';
import { shared } from './shared.ts';
import { terms } from './terms.ts';
import { unavailable } from './unavailable.ts';

export const en = {
  about,
  agency,
  alerts,
  compare,
  drawing,
  enquiry,
  enumerations,
  explore,
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
  searches: { ...searches, sentence },
  shared: { ...shared, kinds, searchBox, selling, units, unavailable },
  terms,
} as const;
