import type { Message } from '#language/words.ts';
import type { UnitWords } from '#units/words/english-units.ts';
import type { EnumerationWords } from './enumeration-words.ts';
import type { KindWords } from './kind-words.ts';

/** Why something was not understood. */
export type Remark = 'rent' | 'severalPlaces';

/** What a sentence of what was understood is made of. */
export interface SentenceWords {
  readonly whole: Message<'said'>;
  readonly understood: Message<'parts'>;
  readonly searched: Message<'text'>;
  readonly alsoSearched: Message<'text'>;
  readonly notSearched: Message<'parts'>;
  readonly nothing: string;
  readonly rooms: Message<'count'>;
  readonly looksTo: Message<'direction'>;
  readonly range: Message<'from' | 'to'>;
  readonly from: Message<'amount'>;
  readonly upTo: Message<'amount'>;
  readonly cheapest: string;
  readonly dearest: string;
  readonly remarks: Readonly<Record<Remark, string>>;
  readonly units: UnitWords;
  readonly kinds: KindWords;
  readonly enumerations: EnumerationWords;
}
