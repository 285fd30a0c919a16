import type { ExpressionBuilder } from 'kysely';
import type { CaptionedPhoto } from '#features/listings/photo-source.ts';
import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import type { Tables } from '#platform/database/tables.ts';

/** Of the photo that `withCover` joins. */
export const COVER_COLUMNS = [
  'image.path as image_path',
  'image.width as image_width',
  'image.height as image_height',
  'image.placeholder as image_placeholder',
] as const;

export function withCover(listings: ListingQuery) {
  return listings
    .leftJoin('property_image as cover', (join) =>
      join.onRef('cover.property_id', '=', 'property.id').on('cover.position', '=', 0),
    )
    .leftJoin('image', 'image.id', 'cover.image_id');
}

/** A column of listings: how many photos each has. */
export function photoCount({ selectFrom }: ExpressionBuilder<Tables, 'property'>) {
  return selectFrom('property_image')
    .whereRef('property_image.property_id', '=', 'property.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
    .as('image_count');
}

/** The photos of one of `listings` in their order; the first is the cover. */
export async function findPhotos(listings: ListingQuery, id: number): Promise<CaptionedPhoto[]> {
  const rows = await findPhotoRows(listings, id);
  return rows.map(({ path, image_id: _, ...photo }) => ({ ...photo, url: `/${path}` }));
}

export function findPhotoRows(listings: ListingQuery, id: number) {
  return listings
    .where('property.id', '=', id)
    .innerJoin('property_image', 'property_image.property_id', 'property.id')
    .innerJoin('image', 'image.id', 'property_image.image_id')
    .select(['property_image.id', 'property_image.image_id', 'property_image.caption'])
    .select(['image.path', 'image.width', 'image.height', 'image.placeholder'])
    .orderBy('property_image.position')
    .execute();
}

export function imageOf({
  id,
  path,
  width,
  height,
  caption,
}: Awaited<ReturnType<typeof findPhotoRows>>[number]) {
  return { id, imageUrl: `/${path}`, width, height, caption };
}
