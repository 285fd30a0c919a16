import type { ReadRow } from './listing-from-row.ts';

/** No property costs so few rupees. */
const LEAST_PRICE = 1000;

/** Prices such as 5.25 and 0.85, which count in a unit that the file does not say. */
export function askedPriceUnit() {
  let prices = 0;
  let small = 0;
  return {
    count({ listing, barePrice = 0 }: ReadRow): void {
      const price = listing?.input.price ?? barePrice;
      if (price > 0) prices += 1;
      if (barePrice > 0 && barePrice < LEAST_PRICE) small += 1;
    },
    /** Whether most prices are such: 0 and empty cells do not count. */
    isOpen: () => small > prices / 2,
  };
}
