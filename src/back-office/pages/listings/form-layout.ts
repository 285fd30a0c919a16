import {
  areaFieldOf,
  type FormFieldName,
  fieldsOfSection,
  fieldsOfType,
  formFieldSpec,
  TRANSLATION_FIELDS,
} from './form-fields.ts';

/** The sections of the form that fold, in the order in which they are seen. */
export const SECTIONS = [
  'what',
  'place',
  'measure',
  'listing',
  'about',
  'details',
  'media',
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** The fields that a section has while a type is chosen, in their order. */
export function fieldsIn(section: SectionName, propertyType: string): readonly FormFieldName[] {
  const area = areaFieldOf(propertyType);
  const own = fieldsOfType(propertyType).filter((name) => name !== area);
  switch (section) {
    case 'what':
      return ['propertyType', ...own.filter(isRequired), ...fieldsOfSection('what')];
    case 'place':
      return ['countryId', 'stateId', 'cityID', ...fieldsOfSection('place')];
    case 'measure':
      return [...(area === undefined ? [] : [area]), ...fieldsOfSection('measure')];
    case 'listing':
      return [...fieldsOfSection('listing'), 'status'];
    case 'about':
      return own.filter((name) => !isRequired(name));
    default:
      return fieldsOfSection(section);
  }
}

function isRequired(name: FormFieldName): boolean {
  return formFieldSpec(name).required;
}

/** Undefined for a field outside the sections that fold. */
export function sectionOf(name: FormFieldName, propertyType: string): SectionName | undefined {
  return SECTIONS.find((section) => fieldsIn(section, propertyType).includes(name));
}

/** Every field of the form, in the order in which it is seen. */
export function fieldsInSight(propertyType: string): FormFieldName[] {
  return [
    ...SECTIONS.flatMap((section) => fieldsIn(section, propertyType)),
    ...TRANSLATION_FIELDS.map(({ name }) => name),
  ];
}
