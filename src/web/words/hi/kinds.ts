import type { KindWords } from '#features/listings/labels/label-words.ts';

export const kinds: KindWords = {
  house: { one: 'मकान', many: 'मकान' },
  plot: { one: 'प्लॉट', many: 'प्लॉट' },
  land: { one: 'ज़मीन', many: 'ज़मीन' },
  shop: { one: 'दुकान', many: 'दुकानें' },
};
