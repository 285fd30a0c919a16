import type { Listing } from '#features/listings/listing.ts';

/** What a listing says of itself in one line: its description, or `{title} in {city}, {state}` while it has none. */
export function listingDescription({ title, description, city }: Listing): string {
  return description.replace(/\s+/g, ' ').trim() || `${title} in ${city.name}, ${city.state.name}`;
}

/** Words under which people look for a listing, built from its city and state. */
export function listingKeywords({ propertyTypeText, city }: Listing): string {
  const place = `${city.name}, ${city.state.name}`;
  return [
    `property in ${place}`,
    `${propertyTypeText.toLowerCase()} for sale in ${place}`,
    `real estate ${city.name}`,
    `buy property in ${city.name}`,
    `${city.state.name} real estate`,
  ].join(', ');
}
