import type { EnumerationName } from '#features/listings/enumerations/enumerations.ts';
import {
  fieldOf,
  type MemberOf,
  memberOf,
  ownFields,
  pathOf,
  unitOf,
} from '#features/listings/field-queries.ts';
import {
  COMMON_FIELDS,
  type CommonName,
  FIELDS,
  type Field,
  type FieldName,
  type FormSection,
  type OwnName,
  TRANSLATED_FIELDS,
} from '#features/listings/fields.ts';
import { FIELD_LABELS, KIND_AND_PLACE_LABELS } from '#features/listings/labels/en/field-labels.ts';
import { type KindName, LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { TranslatedName } from '#features/listings/listing-translations.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/language.ts';
import { UNITS } from '#platform/units/units.ts';

/** A field of the listing form: what it is called and which type of value it takes. */
interface FormFieldSpec {
  readonly label: string;
  /** A code of an enumeration, or the id of a place. */
  readonly kind:
    | Exclude<Field['type'], 'code'>
    | 'place'
    | 'area'
    | 'price'
    | 'marla'
    | { readonly list: EnumerationName };
  readonly required: boolean;
  readonly unit: string | undefined;
  /** Of a translation. */
  readonly language: OtherLanguage | undefined;
}

/** `title_pa`: the title in Punjabi. */
export type TranslationFieldName = `${TranslatedName}_${OtherLanguage}`;

export interface TranslationField {
  readonly name: TranslationFieldName;
  readonly field: TranslatedName;
  readonly language: OtherLanguage;
}

/** A field by its name in the form: the part before `_` is the block of its kind. */
interface TableField {
  readonly name: FormFieldName;
  readonly field: FieldName;
  readonly block: KindName | undefined;
}

type KindOrPlace = keyof typeof KIND_AND_PLACE_LABELS;

export type FormFieldName =
  | KindOrPlace
  | 'squareFeetPerMarla'
  | 'status'
  | CommonName
  | TranslationFieldName
  | { [Kind in KindName]: `${Kind}_${MemberOf<OwnName<Kind>>}` }[KindName];

/** The values as a browser's fields hold them: '' when empty; a flag is `yes` or ''. */
export type ListingForm = Record<FormFieldName, string>;

function tableField(block: KindName | undefined, field: FieldName): TableField {
  // The very strings that `FormFieldName` consists of; a dot would nest the value.
  return { name: pathOf(block, field).replace('.', '_') as FormFieldName, field, block };
}

const isFlag = (field: FieldName) => Number(fieldOf(field).type === 'flag');

const COMMON_TABLE_FIELDS = COMMON_FIELDS.map((field) => tableField(undefined, field));
const OWN_TABLE_FIELDS = LISTING_KINDS.flatMap(({ block }) =>
  ownFields(block)
    .toSorted((one, other) => isFlag(one) - isFlag(other))
    .map((field) => tableField(block, field)),
);

/** By language, in the order of the form. */
export const TRANSLATION_FIELDS: readonly TranslationField[] = OTHER_LANGUAGES.flatMap((language) =>
  COMMON_FIELDS.filter(isTranslated).map((field) => ({
    name: translationField(field, language),
    field,
    language,
  })),
);

function isTranslated(field: CommonName): field is TranslatedName {
  return TRANSLATED_FIELDS.some((name) => name === field);
}

export function translationField(
  field: TranslatedName,
  language: OtherLanguage,
): TranslationFieldName {
  return `${field}_${language}`;
}

const KIND_AND_PLACE = ['propertyType', 'countryId', 'stateId', 'cityID'] as const;

/** Every field of the form in its order. */
export const FIELD_NAMES: readonly FormFieldName[] = [
  ...KIND_AND_PLACE,
  'squareFeetPerMarla',
  'status',
  ...[...COMMON_TABLE_FIELDS, ...TRANSLATION_FIELDS, ...OWN_TABLE_FIELDS].map(({ name }) => name),
];

const TABLE_FIELDS = new Map(
  [...COMMON_TABLE_FIELDS, ...OWN_TABLE_FIELDS].map((field) => [field.name, field]),
);

const TRANSLATIONS = new Map<FormFieldName, TranslationField>(
  TRANSLATION_FIELDS.map((field) => [field.name, field]),
);

/** The size of a marla, where the area is said in marlas or kanals. */
const MARLA_SPEC: FormFieldSpec = {
  label: 'Size of a marla',
  kind: 'marla',
  required: false,
  unit: undefined,
  language: undefined,
};

const STATUS_SPEC: FormFieldSpec = {
  label: 'Status',
  kind: { list: 'ListingStatus' },
  required: false,
  unit: undefined,
  language: undefined,
};

const SPECS = recordOf(FIELD_NAMES, specOf);

function specOf(name: FormFieldName): FormFieldSpec {
  const translation = TRANSLATIONS.get(name);
  if (translation !== undefined) return translationSpec(translation);
  if (name === 'squareFeetPerMarla') return MARLA_SPEC;
  if (name === 'status') return STATUS_SPEC;
  const found = TABLE_FIELDS.get(name);
  if (found === undefined) {
    const labels: Partial<Record<FormFieldName, string>> = KIND_AND_PLACE_LABELS;
    const kind = name === 'propertyType' ? ({ list: 'PropertyType' } as const) : 'place';
    return {
      label: labels[name] ?? name,
      kind,
      required: true,
      unit: undefined,
      language: undefined,
    };
  }
  const field = fieldOf(found.field);
  const unit = unitOf(found.field);
  return {
    label: FIELD_LABELS[pathOf(found.block, found.field)],
    kind: kindOf(found.field),
    required: field.required ?? false,
    unit: unit && UNITS[unit].label,
    language: undefined,
  };
}

function kindOf(name: FieldName): FormFieldSpec['kind'] {
  if (memberOf(name) === 'totalArea') return 'area';
  if (name === 'price') return 'price';
  const field = fieldOf(name);
  return field.type === 'code' ? { list: field.list } : field.type;
}

function translationSpec({ field, language }: TranslationField): FormFieldSpec {
  return {
    label: `${FIELD_LABELS[field]} in ${LANGUAGES[language].englishName}`,
    kind: FIELDS[field].type,
    required: false,
    unit: undefined,
    language,
  };
}

export function formFieldSpec(name: FormFieldName): FormFieldSpec {
  return SPECS[name];
}

/** The field of the table behind a field of the form; undefined for kind, place, translations. */
export function tableFieldOf(name: FormFieldName): TableField | undefined {
  return TABLE_FIELDS.get(name);
}

export function translationOf(name: FormFieldName): TranslationField | undefined {
  return TRANSLATIONS.get(name);
}

/** `house.totalArea`, `translations.pa.title`: as the API's errors say it. */
export function apiPathOf(name: FormFieldName): string {
  const translation = TRANSLATIONS.get(name);
  return translation === undefined
    ? name.replace('_', '.')
    : `translations.${translation.language}.${translation.field}`;
}

/** The fields of a section of the form, flags last. */
export function fieldsOfSection(section: FormSection): CommonName[] {
  return COMMON_FIELDS.filter((name) => FIELDS[name].form === section);
}

/** The fields of a type's own block, in their order; none while no type is chosen. */
export function fieldsOfType(propertyType: string): FormFieldName[] {
  const block = blockOf(propertyType);
  return OWN_TABLE_FIELDS.filter((field) => field.block === block).map(({ name }) => name);
}

/** The field of the area as said, which the API knows under another path than the form. */
export function areaFieldOf(propertyType: string): FormFieldName | undefined {
  return fieldsOfType(propertyType).find((name) => formFieldSpec(name).kind === 'area');
}

/** The block of a type; undefined while no type is chosen. */
export function blockOf(propertyType: string): KindName | undefined {
  return LISTING_KINDS.find(({ id }) => String(id) === propertyType)?.block;
}
