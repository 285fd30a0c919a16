import { fieldText } from '#back-office/pages/listings/field-text.ts';
import { formFieldSpec } from '#back-office/pages/listings/form-fields.ts';
import { fieldAt, formOf } from '#back-office/pages/listings/listing-body.ts';
import { type Members, withMembers } from '#back-office/pages/listings/write-members.ts';
import { Listing } from '#features/listings/listing.ts';
import type { City } from '#features/listings/place.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { formatPrice } from '#platform/units/price.ts';
import type { FieldChange } from './fetch-history.ts';

export interface ShownChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** What undoes it; undefined for what no form can write. */
  readonly old?: Members;
}

/** They follow from other members, or from the time of the change. */
const CONSEQUENCES = new Set(['statusChangedAt', 'previousPrice', 'trashedAt', 'thumbnail']);

const MAX_SHOWN_LENGTH = 160;

/** The changes of one entry in the words of the form; an area and its amount are one change. */
export function shownChanges(
  changes: readonly FieldChange[],
  listing: Listing,
  cities: readonly City[],
): ShownChange[] {
  const told = changes.filter(({ field }) => !CONSEQUENCES.has(field) && field !== 'checkedAt');
  const isArea = ({ field }: FieldChange) => field === 'areaAs' || field.endsWith('.totalArea');
  const area = told.filter(isArea);
  const others = told.filter((change) => !isArea(change)).map((change) => [change]);
  return [...(area.length > 0 ? [area] : []), ...others].map((group) =>
    shownChange(group, listing, cities),
  );
}

function shownChange(
  group: readonly FieldChange[],
  listing: Listing,
  cities: readonly City[],
): ShownChange {
  const [first] = group;
  if (first?.field === 'images')
    return { label: 'Photographs', before: counted(first.before), after: counted(first.after) };
  const old = Object.fromEntries(group.map(({ field, before }) => [field, before]));
  if (first?.field === 'translations')
    return { label: 'Translations', before: 'as before', after: 'changed', old };
  const name = fieldAt(first?.field ?? '', String(listing.propertyType));
  if (name === undefined)
    return { label: first?.field ?? '', before: plain(first?.before), after: plain(first?.after) };
  const changed = Object.fromEntries(group.map(({ field, after }) => [field, after]));
  const textOf = (members: Members) => {
    const { data } = Listing.safeParse(withMembers(listing, members));
    if (data === undefined) return '?';
    return name === 'price'
      ? formatPrice(data.price, ENGLISH_UNITS)
      : shortened(fieldText(name, formOf(data), cities));
  };
  return { label: formFieldSpec(name).label, before: textOf(old), after: textOf(changed), old };
}

function shortened(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

function counted(images: unknown): string {
  const count = Array.isArray(images) ? images.length : 0;
  return count === 1 ? '1 photo' : `${count} photos`;
}

function plain(value: unknown): string {
  return value === null || value === '' ? 'nothing' : String(value);
}
