import type { MemberOf } from '#features/listings/field-queries.ts';
import type { CommonName, FIELDS, NOT_IN_OVERVIEW, OwnName } from '#features/listings/fields.ts';
import type { KindName } from '#features/listings/listing-kind.ts';
import type { Message } from '#language/words.ts';
import type { UnitWords } from '#units/words/english-units.ts';
import type { EnumerationWords } from './enumeration-words.ts';

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

export interface OverviewWords {
  readonly labels: OverviewLabels;
  readonly enumerations: EnumerationWords;
  readonly units: UnitWords;
  readonly yes: string;
  readonly no: string;
  readonly dimensions: Message<'length' | 'breadth'>;
  /** From January. */
  readonly months: readonly string[];
}
