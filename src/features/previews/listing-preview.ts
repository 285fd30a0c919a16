import { placeLabel } from '#features/listings/explore-address.ts';
import type { KindMessages } from '#features/listings/labels/label-messages.ts';
import type { Listing } from '#features/listings/listing.ts';
import {
  type FactMessages,
  type ListingWithFacts,
  listingFacts,
  withBeside,
} from '#features/listings/listing-facts.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import type { Language } from '#platform/language/language.ts';
import { drawableText } from './drawable-text.ts';
import type { PreviewLine } from './drawing/preview-picture.ts';
import type { Preview, PreviewAgency } from './preview.ts';

type PreviewedListing = ListingWithFacts &
  Pick<Listing, 'id' | 'neighbourhood'> & {
    readonly image: { readonly url: string } | null;
    /** The query of its drawing's address, or ''. */
    readonly drawing: string;
    readonly place: { readonly name: string; readonly stateName: string };
  };

interface ListingPreviewMessages extends FactMessages {
  readonly language: Language;
  readonly kinds: KindMessages;
}

/** Price first, since it is what people look for; kind, area and place say of what. */
export function listingPreview(
  listing: PreviewedListing,
  { language, kinds, ...messages }: ListingPreviewMessages,
  agency: PreviewAgency,
): Preview {
  const { id, propertyType, image, drawing } = listing;
  const { area, areaBeside, price, priceInDigits } = listingFacts(listing, messages);
  const lines: readonly PreviewLine[] = [
    { style: 'kind', text: kinds[kindName(propertyType)].one },
    listing.price > 0
      ? { style: 'amount', text: unbroken(price) }
      : { style: 'heading', text: price },
    { style: 'note', text: unbroken(priceInDigits) },
    { style: 'area', text: withBeside(unbroken(area), areaBeside) },
    { style: 'note', text: placeOf(listing) },
  ];
  return {
    language,
    subject: `listing-${id}`,
    lines: lines.filter(({ text }) => text !== ''),
    agency,
    photoUrl: image?.url,
    drawing,
  };
}

function placeOf({ neighbourhood, place }: PreviewedListing): string {
  const near = drawableText(neighbourhood);
  const city = placeLabel(place);
  return near === '' || neighbourhood === place.name ? city : `${near}, ${city}`;
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
