import type { Message, PluralMessage } from '#platform/language/words.ts';
import type { UnitWords } from '#platform/units/words/english-units.ts';

export interface AlertWords {
  readonly reduced: Message<'price'>;
  readonly sold: string;
  readonly oneNew: Message<'title'>;
  readonly manyNew: PluralMessage;
  readonly stop: string;
  readonly units: UnitWords;
}
