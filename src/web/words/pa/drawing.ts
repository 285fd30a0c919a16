import type { Translation } from '#language/words.ts';
import type { drawing as en } from '#web/words/en/drawing.ts';

export const drawing: Translation<typeof en> = {
  north: 'ਉ',
  road: 'ਸੜਕ',
  roadOfWidth: 'ਸੜਕ {width}',
  square: '1 ਖ਼ਾਨਾ = {area}',
  supposedShape: 'ਸ਼ਕਲ ਨਹੀਂ ਦੱਸੀ',
};
