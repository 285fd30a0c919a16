import type { Message } from '#platform/language/messages.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';

export interface DrawingMessages {
  /** Beside the arrow: one letter. */
  readonly north: string;
  readonly road: string;
  readonly roadOfWidth: Message<'width'>;
  readonly square: Message<'area'>;
  /** Under a shape that only follows from the area. */
  readonly supposedShape: string;
  readonly units: UnitMessages;
}
