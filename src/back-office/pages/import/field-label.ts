import type { ImportField } from '#features/import/rows/words/column-words.ts';

const LABELS: Partial<Record<ImportField, string>> = {
  id: 'Own number of the file',
  propertyType: 'Property type (house, plot, land, shop)',
  areaAs: 'Area as it is said',
  listingStatus: 'Status of the listing',
  propertyStatus: 'Status of the building',
  parking: 'Parking',
  priceUnit: 'What prices count in',
  areaUnit: 'What areas count in',
  images: 'Files of the photos',
};

/** `roadFrontSides` as people read it. */
export function fieldLabel(field: ImportField): string {
  const words = field.replace(/_pa$/, ' in Punjabi').replace(/_hi$/, ' in Hindi');
  const spaced = words.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
  return LABELS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
