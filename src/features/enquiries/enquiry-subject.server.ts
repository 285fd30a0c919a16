import { listingsWithPage, type PublicDb } from '#features/listings/public-listings.server.ts';
import { listingSlug } from '#features/listings/slug.ts';
import type { Language } from '#language/language.ts';

/** What a form is about: the listing, as visitors see it. */
export async function findSubject(db: PublicDb, id: number, language: Language) {
  const found = await listingsWithPage(db)
    .select(['property.title', 'property.title_pa', 'property.title_hi'])
    .select(['property.property_type', 'property.city_id'])
    .where('property.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const translated = { en: '', pa: found.title_pa, hi: found.title_hi }[language];
  return {
    id,
    title: translated || found.title,
    slug: listingSlug(found.title, id),
    propertyType: found.property_type,
    cityID: found.city_id,
  };
}
