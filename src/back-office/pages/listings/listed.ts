import type { Listing } from '#features/listings/listing.ts';
import { hasMembers, isNumber, isText, shapeOf } from '#validation/shape.ts';

/** A listing with what its row shows. The form reads all of it with the schema. */
export const LISTED = shapeOf(
  hasMembers<Listing>({
    id: isNumber,
    title: isText,
    price: isNumber,
    posted: isText,
    propertyType: isNumber,
    propertyTypeText: isText,
    status: isNumber,
    city: hasMembers<Listing['city']>({ name: isText }),
  }),
);
