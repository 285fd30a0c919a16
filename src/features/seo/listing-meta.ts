import type { Listing } from '#features/listings/listing.ts';

/** The description in one line, or `{title} in {city}, {state}` without one. */
export function listingDescription({ title, description, city }: Listing): string {
  return description.replace(/\s+/g, ' ').trim() || `${title} in ${city.name}, ${city.state.name}`;
}

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
