import type { ImportField } from '#features/import/rows/spellings/column-spellings.ts';
import { LANGUAGES, OTHER_LANGUAGES } from '#platform/language/language.ts';

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
  const language = OTHER_LANGUAGES.find((code) => field.endsWith(`_${code}`));
  const words = language
    ? field.replace(`_${language}`, ` in ${LANGUAGES[language].englishName}`)
    : field;
  const spaced = words.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
  return LABELS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
