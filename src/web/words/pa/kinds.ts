import type { KindWords } from '#features/listings/labels/label-words.ts';

export const kinds: KindWords = {
  house: { one: 'ਮਕਾਨ', many: 'ਮਕਾਨ' },
  plot: { one: 'ਪਲਾਟ', many: 'ਪਲਾਟ' },
  land: { one: 'ਜ਼ਮੀਨ', many: 'ਜ਼ਮੀਨ' },
  shop: { one: 'ਦੁਕਾਨ', many: 'ਦੁਕਾਨਾਂ' },
};
