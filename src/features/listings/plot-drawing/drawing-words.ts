import type { Message } from '#platform/language/words.ts';
import type { UnitWords } from '#platform/units/words/english-units.ts';

export interface DrawingWords {
  /** Beside the arrow: one letter. */
  readonly north: string;
  readonly road: string;
  readonly roadOfWidth: Message<'width'>;
  readonly square: Message<'area'>;
  /** Under a shape that only follows from the area. */
  readonly supposedShape: string;
  readonly units: UnitWords;
}
