import type { Translation } from '#language/words.ts';
import type { drawing as en } from '#web/words/en/drawing.ts';

export const drawing: Translation<typeof en> = {
  north: 'उ',
  road: 'सड़क',
  roadOfWidth: 'सड़क {width}',
  square: '1 खाना = {area}',
  supposedShape: 'आकार नहीं बताया गया',
};
