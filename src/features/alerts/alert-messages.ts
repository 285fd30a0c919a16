import type { Message, PluralMessage } from '#platform/language/messages.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';

export interface AlertMessages {
  readonly reduced: Message<'price'>;
  readonly sold: string;
  readonly oneNew: Message<'title'>;
  readonly manyNew: PluralMessage;
  readonly stop: string;
  readonly units: UnitMessages;
}
