import type { Listing } from '#features/listings/listing.ts';
import { shortListingAddress } from '#features/listings/listing-address.ts';
import { areaAndPrice, withBeside } from '#features/listings/listing-facts.ts';
import { ENGLISH_UNITS, type UnitMessages } from '#platform/units/messages/english-units.ts';

/** What a message or a poster says of a listing, in one line each. */
export function listingLines(
  listing: Listing,
  units: UnitMessages = ENGLISH_UNITS,
): { size: string; price: string } {
  const { propertyType, house, plot, land, shop, areaAs, price: asked } = listing;
  const totalArea = (house ?? plot ?? land ?? shop)?.totalArea ?? 0;
  const { area, areaBeside, price, priceInDigits } = areaAndPrice(
    { price: asked, propertyType, areaAs, totalArea },
    units,
  );
  return { size: withBeside(area, areaBeside), price: withBeside(price, priceInDigits) };
}

/** Opens WhatsApp with the listing as a message, for whoever is chosen there. */
export function whatsAppAddress(listing: Listing, origin: string): string {
  const { size, price } = listingLines(listing);
  const text = [
    listing.title,
    `${size} · ${price}`,
    `${listing.neighbourhood}, ${listing.city.name}`,
    origin + shortListingAddress(listing.id),
  ].join('\n');
  return `https://wa.me/?${new URLSearchParams({ text })}`;
}
