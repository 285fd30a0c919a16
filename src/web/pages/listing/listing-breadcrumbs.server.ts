import { exploreAddress, placeLabel } from '#features/listings/explore-address.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import type { Breadcrumb } from '#features/seo/breadcrumb-list.ts';
import type { Language } from '#language/language.ts';
import { addressIn } from '#language/language-address.ts';
import type { LanguageWords } from '#web/words/words.server.ts';

interface CrumbWords {
  readonly language: Language;
  readonly home: string;
  readonly kinds: LanguageWords['shared']['kinds'];
}

export function listingBreadcrumbs(
  { propertyType, place, slug, title }: ListingDetail,
  { language, home, kinds }: CrumbWords,
): Breadcrumb[] {
  const crumbs = [
    { name: home, path: '/home' },
    { name: kinds[kindName(propertyType)].many, path: exploreAddress({ type: propertyType }) },
    { name: placeLabel(place), path: exploreAddress({ place, type: propertyType }) },
    { name: title, path: listingAddress(slug) },
  ];
  return crumbs.map(({ name, path }) => ({ name, path: addressIn(language, path) }));
}
