import { exploreAddress, placeLabel } from '#features/listings/explore-address.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { listingFacts } from '#features/listings/listing-facts.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import type { OverviewRow } from '#features/listings/listing-overview.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import type { PhotoSource } from '#features/listings/photo-source.ts';
import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import { listingPreview } from '#features/previews/listing-preview.ts';
import { previewImage } from '#features/previews/preview.ts';
import type { Breadcrumb } from '#features/seo/breadcrumb-list.ts';
import { listingJsonLd } from '#features/seo/listing-json-ld.ts';
import { listingDescription, listingKeywords, listingTitle } from '#features/seo/listing-meta.ts';
import type { MetaTag } from '#features/seo/meta-tag.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { photoSources } from '#platform/media/photo-variants.ts';
import type { LanguageMessages } from '#web/messages/messages.server.ts';
import { readablePhone } from '#web/ui/phone.ts';
import { coverSizes } from './photos/gallery-sizes.ts';
import { sharedDescription, sharedTitle } from './share-texts.server.ts';

interface ListingPageData {
  readonly listing: ListingDetail;
  /** Its line of facts, or ''. */
  readonly line: string;
  readonly overview: readonly OverviewRow[];
  readonly ground: { readonly drawing: string };
  readonly crumbs: readonly Breadcrumb[];
  readonly messages: LanguageMessages['listingMeta'] &
    Pick<LanguageMessages['shared'], 'kinds' | 'units' | 'marks'> & { readonly language: Language };
}

export function listingMeta(
  { listing, line, overview, ground, crumbs, messages }: ListingPageData,
  site: { url: string; name: string; phone: string; asked: string },
): MetaTag[] {
  const { language } = messages;
  const address = listingAddress(listing.slug);
  const { image: photo } = listing;
  const agency = { name: site.name, phone: readablePhone(site.phone) };
  return [
    ...pageMeta({
      title: fill(messages.title, { title: listingTitle(listing, messages), agency: site.name }),
      description:
        line === ''
          ? listingDescription(listing, messages)
          : fill(messages.lineAndPrice, { line, price: listingFacts(listing, messages).price }),
      keywords: listingKeywords(listing, messages),
      siteUrl: site.url,
      language,
      address,
      asked: site.asked,
      siteName: site.name,
      indexed: listing.status !== SOLD,
      image: previewImage(
        site.url,
        listingPreview({ ...listing, drawing: ground.drawing }, messages, agency),
      ),
      shared: {
        title: sharedTitle(listing, messages),
        description: sharedDescription(listing, line, messages, agency),
      },
    }),
    ...(photo === null ? [] : [photoPreload(listing, photo)]),
    {
      'script:ld+json': listingJsonLd(listing, {
        siteUrl: site.url,
        agencyName: site.name,
        agencyPhone: site.phone,
        id: site.url + address,
        url: site.url + addressIn(language, address),
        images: listing.images.map((photo) => site.url + photo.url),
        breadcrumbs: crumbs,
        overview,
        messages,
      }),
    },
  ];
}

/** Browsers without AVIF ignore the link because of its type. */
function photoPreload({ images, videoLink }: ListingDetail, photo: PhotoSource): MetaTag {
  return {
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: photoSources(photo).avif,
    imageSizes: coverSizes(images.length === 1 && videoLink === ''),
    fetchPriority: 'high',
  };
}

interface CrumbMessages {
  readonly language: Language;
  readonly home: string;
  readonly kinds: LanguageMessages['shared']['kinds'];
}

export function listingBreadcrumbs(
  { propertyType, place, slug, title }: ListingDetail,
  { language, home, kinds }: CrumbMessages,
): Breadcrumb[] {
  const crumbs = [
    { name: home, path: '/home' },
    { name: kinds[kindName(propertyType)].many, path: exploreAddress({ type: propertyType }) },
    { name: placeLabel(place), path: exploreAddress({ place, type: propertyType }) },
    { name: title, path: listingAddress(slug) },
  ];
  return crumbs.map(({ name, path }) => ({ name, path: addressIn(language, path) }));
}
