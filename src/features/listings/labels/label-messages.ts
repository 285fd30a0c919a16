import type {
  EnumerationId,
  EnumerationName,
} from '#features/listings/enumerations/enumerations.ts';
import type { MemberOf } from '#features/listings/field-queries.ts';
import type {
  CommonName,
  FIELDS,
  FieldName,
  NOT_IN_OVERVIEW,
  OwnName,
} from '#features/listings/fields.ts';
import type { KindName } from '#features/listings/listing-kind.ts';
import type { Message } from '#platform/language/messages.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';

export type KindMessages = Readonly<
  Record<KindName, { readonly one: string; readonly many: string }>
>;

type ListOf<Entry> = Entry extends { list: infer List extends EnumerationName } ? List : never;

/** The lists that fields take their values from. Kinds have messages of their own. */
export type FieldList = ListOf<(typeof FIELDS)[FieldName]>;

/** Names by list and code. A code that is not in its list has none. */
export type EnumerationMessages = Readonly<Record<FieldList, Readonly<Record<number, string>>>>;

/** Has a name for every code. */
export type AllEnumerationMessages = {
  readonly [List in FieldList]: Readonly<Record<EnumerationId<List>, string>>;
};

export type CommonTopic = {
  [Name in CommonName]: (typeof FIELDS)[Name] extends { overview: string } ? Name : never;
}[CommonName];

type OwnRow<Kind extends KindName> = `${Kind}.${MemberOf<Exclude<OwnName<Kind>, 'breadth'>>}`;

/** As the API's errors say it; `length` stands for both dimensions. */
export type OverviewPath =
  | CommonTopic
  | Exclude<{ [Kind in KindName]: OwnRow<Kind> }[KindName], (typeof NOT_IN_OVERVIEW)[number]>
  | 'posted';

export type OverviewLabels = Readonly<Record<OverviewPath, string>>;

export interface OverviewMessages {
  readonly labels: OverviewLabels;
  readonly enumerations: EnumerationMessages;
  readonly units: UnitMessages;
  readonly yes: string;
  readonly no: string;
  readonly dimensions: Message<'length' | 'breadth'>;
  /** From January. */
  readonly months: readonly string[];
}
