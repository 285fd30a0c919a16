import {
  FIELD_NAMES,
  fieldsOfType,
  formFieldSpec,
  tableFieldOf,
} from '#back-office/pages/listings/form-fields.ts';
import { FILTERS, type FieldName } from '#features/listings/fields.ts';
import type { WordMark } from '#features/listings/forwards/mark-words.ts';
import { keysOf } from '#features/listings/typed-record.ts';

const OTHERS: ReadonlyMap<string, string> = new Map([
  ['propertyType', formFieldSpec('propertyType').label],
  ['location', formFieldSpec('cityID').label],
  ['quarter', formFieldSpec('neighbourhood').label],
  ['sides', 'Breadth and length'],
]);

/** What the form calls what some words said. */
export function saidLabel(said: WordMark['said'], propertyType: string): string {
  const field = filteredField(said) ?? said;
  const named = FIELD_NAMES.filter((name) => tableFieldOf(name)?.field === field);
  const inForm = named.find((name) => fieldsOfType(propertyType).includes(name)) ?? named[0];
  return OTHERS.get(said) ?? (inForm === undefined ? '' : formFieldSpec(inForm).label);
}

/** The field that a member of a search asks for. */
function filteredField(member: string): FieldName | undefined {
  return keysOf(FILTERS).find((name) => {
    const filter = FILTERS[name];
    return 'is' in filter && filter.is === member;
  });
}
