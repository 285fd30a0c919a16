import { fieldOf, memberOf, valueIn } from '#features/listings/field-queries.ts';
import type { Field } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import { ListingInput } from '#features/listings/listing-input.ts';
import { AVAILABLE } from '#features/listings/listing-status.ts';
import { translationsOf } from '#features/listings/listing-translations.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import { indianNumber } from '#platform/validation/phone-number.ts';
import {
  apiPathOf,
  areaFieldOf,
  blockOf,
  FIELD_NAMES,
  type FormFieldName,
  fieldsOfType,
  formFieldSpec,
  type ListingForm,
  tableFieldOf,
  translationField,
  translationOf,
} from './form-fields.ts';
import { fieldsInSight } from './form-layout.ts';
import {
  areaFieldText,
  areaIn,
  marlaFieldText,
  NO_PRICE,
  numberIn,
  priceIn,
} from './form-measures.ts';
import { videoIn } from './pasted-video.ts';

const NO_AREA = 'Please enter an area, for example 1250 or 10 marla.';

/** Where a message belongs, by the name of its field. */
export type FormErrors = Partial<Record<FormFieldName, string>>;

/** The body for the API: only the block of the chosen kind, without empty fields. */
export function bodyOf(form: ListingForm): Record<string, unknown> {
  const entries = (names: readonly FormFieldName[]) =>
    Object.fromEntries(names.map((name) => [apiName(name), sentValue(name, form[name])]));
  const { totalArea, areaAs = null } = areaIn(form);
  const common = {
    ...entries(COMMON_NAMES),
    ...(form.price.trim() !== '' && { price: priceIn(form) }),
    areaAs,
    translations: translationsOf((name, language) => form[translationField(name, language)]),
  };
  const block = blockOf(form.propertyType);
  return block === undefined
    ? common
    : { ...common, [block]: { ...entries(fieldsOfType(form.propertyType)), totalArea } };
}

const COMMON_NAMES = FIELD_NAMES.filter(
  (name) =>
    tableFieldOf(name)?.block === undefined &&
    translationOf(name) === undefined &&
    name !== 'squareFeetPerMarla',
);

function apiName(name: FormFieldName): string {
  const found = tableFieldOf(name);
  return found === undefined ? name : memberOf(found.field);
}

/** The error of each field. The form requires country and state, the API does not. */
export function formErrors(form: ListingForm): FormErrors {
  const errors: FormErrors = {};
  for (const name of ['countryId', 'stateId'] as const)
    if (form[name] === '') errors[name] = REQUIRED;
  const areaField = areaFieldOf(form.propertyType);
  if (areaField !== undefined && Number.isNaN(areaIn(form).totalArea)) errors[areaField] = NO_AREA;
  if (form.price.trim() !== '' && Number.isNaN(priceIn(form))) errors.price = NO_PRICE;
  const result = ListingInput.safeParse(bodyOf(form));
  for (const { path, message } of result.error?.issues ?? []) {
    const name = fieldAt(path.join('.'), form.propertyType);
    if (name !== undefined) errors[name] ??= message;
  }
  return errors;
}

/** The field that a path of the API's errors refers to: `house.totalArea`. */
export function fieldAt(path: string, propertyType = ''): FormFieldName | undefined {
  if (path.split('.')[0] === 'areaAs') return areaFieldOf(propertyType);
  return FIELD_NAMES.find((name) => apiPathOf(name) === path);
}

/** What a refusal of the API says to the fields, in the order of the form. */
export function fieldErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  propertyType: string,
): { name: FormFieldName; said: string }[] {
  const found = Object.entries(errors).flatMap(([path, [said]]) => {
    const name = fieldAt(path, propertyType);
    return name === undefined || said === undefined ? [] : [{ name, said }];
  });
  const seen = fieldsInSight(propertyType);
  return found.toSorted((one, other) => seen.indexOf(one.name) - seen.indexOf(other.name));
}

/** The form as it stands when a listing is opened for editing. */
export function formOf(listing: Listing): ListingForm {
  return {
    ...recordOf(FIELD_NAMES, (name) => textIn(listing, name)),
    countryId: String(listing.city.state.countryId),
    stateId: String(listing.city.stateId),
  };
}

/** A form in which nothing is filled in. */
export const EMPTY_FORM: ListingForm = {
  ...recordOf(FIELD_NAMES, () => ''),
  status: String(AVAILABLE),
};

const TEXTS: readonly unknown[] = ['line', 'lines', 'phone', 'video'];

function sentValue(name: FormFieldName, text: string): unknown {
  const { kind, unit } = formFieldSpec(name);
  if (kind === 'flag') return text === 'yes';
  if (text.trim() === '') return TEXTS.includes(kind) ? '' : undefined;
  if (kind === 'phone') return indianNumber(text) ?? text;
  if (kind === 'video') return videoLink(videoIn(text)) || text;
  if (TEXTS.includes(kind)) return text;
  if (kind === 'number') return numberIn(text, unit);
  // A date alone would leave open which time of the day it means.
  return kind === 'date' ? `${text}T00:00:00` : Number(text);
}

function videoLink(id: string): string {
  return id === '' ? '' : `https://www.youtube.com/embed/${id}`;
}

function textIn(listing: Listing, name: FormFieldName): string {
  const translation = translationOf(name);
  if (translation !== undefined)
    return listing.translations[translation.language]?.[translation.field] ?? '';
  if (name === 'squareFeetPerMarla') return marlaFieldText(listing.areaAs);
  if (listing.areaAs !== null && name === areaFieldOf(String(listing.propertyType)))
    return areaFieldText(listing.areaAs);
  const found = tableFieldOf(name);
  if (found === undefined)
    return name === 'propertyType' || name === 'cityID' || name === 'status'
      ? String(listing[name])
      : '';
  const holder = found.block === undefined ? listing : listing[found.block];
  return holder === null ? '' : textOf(fieldOf(found.field), valueIn(holder, found.field));
}

function textOf(field: Field, value: unknown): string {
  if (value === true) return 'yes';
  if (typeof value === 'string') {
    if (field.type === 'video') return videoLink(value);
    return field.type === 'date' ? value.slice(0, 10) : value;
  }
  // 0 means that nothing was filled in, except in a price: there it is "Call for Price".
  const isEmpty = value === 0 && !(field.type === 'number' && field.mayBeZero);
  return typeof value === 'number' && !isEmpty ? String(value) : '';
}
