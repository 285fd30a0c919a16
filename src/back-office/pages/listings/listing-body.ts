import type { Listing } from '#features/listings/listing.ts';
import { ListingInput } from '#features/listings/listing-input.ts';
import { REQUIRED } from '#validation/input-rules.ts';
import {
  FIELD_NAMES,
  type FormFieldName,
  fieldsOfType,
  formFieldSpec,
  type ListingForm,
  placeOf,
} from './form-fields.ts';
import { videoIn } from './pasted-video.ts';

/** Where a message belongs, by the name of its field. */
export type FormErrors = Partial<Record<FormFieldName, string>>;

/** The body that the API takes: only the block of the chosen type, what is not filled in left out. */
export function bodyOf(form: ListingForm): Record<string, unknown> {
  const entries = (names: readonly FormFieldName[]) =>
    Object.fromEntries(names.map((name) => [placeOf(name).member, sentValue(name, form[name])]));
  const own = fieldsOfType(form.propertyType);
  const [first] = own;
  const block = first && placeOf(first).block;
  const common = entries(FIELD_NAMES.filter((name) => placeOf(name).block === undefined));
  return block === undefined ? common : { ...common, [block]: entries(own) };
}

/** What the rules say to a form, field by field. The form begins with country and state, which the API can do without. */
export function formErrors(form: ListingForm): FormErrors {
  const errors: FormErrors = {};
  for (const name of ['countryId', 'stateId'] as const)
    if (form[name] === '') errors[name] = REQUIRED;
  const result = ListingInput.safeParse(bodyOf(form));
  for (const { path, message } of result.error?.issues ?? []) {
    const name = fieldAt(path.join('.'));
    if (name !== undefined) errors[name] ??= message;
  }
  return errors;
}

/** The field that a path of the API's errors speaks of: `house.totalArea`. */
export function fieldAt(path: string): FormFieldName | undefined {
  return FIELD_NAMES.find((name) => name === path.replace('.', '_'));
}

/** What a refusal of the API says to the fields, in the order of the form. */
export function fieldErrors(
  errors: Readonly<Record<string, readonly string[]>>,
): { name: FormFieldName; said: string }[] {
  const found = Object.entries(errors).flatMap(([path, [said]]) => {
    const name = fieldAt(path);
    return name === undefined || said === undefined ? [] : [{ name, said }];
  });
  return found.toSorted(
    (one, other) => FIELD_NAMES.indexOf(one.name) - FIELD_NAMES.indexOf(other.name),
  );
}

/** The form as it stands when a listing is opened for editing. */
export function formOf(property: Listing): ListingForm {
  const entries = FIELD_NAMES.map((name) => [name, textIn(property, name)]);
  // Each name of the table has become one key, which `fromEntries` cannot say.
  return {
    ...(Object.fromEntries(entries) as ListingForm),
    countryId: String(property.city.state.countryId),
    stateId: String(property.city.stateId),
  };
}

/** A form in which nothing is filled in. */
// Each name of the table has become one key, which `fromEntries` cannot say.
export const EMPTY_FORM = Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as ListingForm;

function sentValue(name: FormFieldName, text: string): unknown {
  const { kind } = formFieldSpec(name);
  if (kind === 'flag') return text === 'yes';
  if (text.trim() === '') return kind === 'text' ? '' : undefined;
  if (name === 'ownerContact') return tenDigits(text);
  if (name === 'videoLink') return videoLink(videoIn(text)) || text;
  if (kind === 'text') return text;
  // A date alone would leave open which time of the day it means.
  return kind === 'date' ? `${text}T00:00:00` : Number(text);
}

function videoLink(id: string): string {
  return id === '' ? '' : `https://www.youtube.com/embed/${id}`;
}

/** A phone number as people write it or paste it, without its blanks, dashes and +91; what is no number stays as it is. */
function tenDigits(text: string): string {
  return text.replace(/[\s()-]/g, '').replace(/^\+91(?=\d{10}$)/, '');
}

function textIn(property: Listing, name: FormFieldName): string {
  const { block, member } = placeOf(name);
  const holder: object | null = block === undefined ? property : property[block];
  const value =
    holder === null ? undefined : new Map<string, unknown>(Object.entries(holder)).get(member);
  if (name === 'videoLink') return typeof value === 'string' ? videoLink(value) : '';
  if (value === true) return 'yes';
  if (typeof value === 'string')
    return formFieldSpec(name).kind === 'date' ? value.slice(0, 10) : value;
  // 0 says that nothing was filled in, except of a price: there it is "Call for Price".
  return typeof value === 'number' && (value !== 0 || name === 'price') ? String(value) : '';
}
