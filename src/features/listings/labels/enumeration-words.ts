import type {
  EnumerationId,
  EnumerationName,
} from '#features/listings/enumerations/enumerations.ts';
import type { FIELDS, FieldName } from '#features/listings/fields.ts';

type ListOf<Entry> = Entry extends { list: infer List extends EnumerationName } ? List : never;

/** The lists that fields take their values from. Kinds have words of their own. */
export type FieldList = ListOf<(typeof FIELDS)[FieldName]>;

/** Names by list and code. A code that is not in its list has none. */
export type EnumerationWords = Readonly<Record<FieldList, Readonly<Record<number, string>>>>;

/** Has a name for every code. */
export type AllEnumerationWords = {
  readonly [List in FieldList]: Readonly<Record<EnumerationId<List>, string>>;
};
