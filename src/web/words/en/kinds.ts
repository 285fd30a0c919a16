import type { KindWords } from '#features/listings/labels/label-words.ts';

export const kinds: KindWords = {
  house: { one: 'House', many: 'Houses' },
  plot: { one: 'Plot', many: 'Plots' },
  land: { one: 'Land', many: 'Lands' },
  shop: { one: 'Shop', many: 'Shops' },
};
