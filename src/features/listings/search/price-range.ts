import type { SearchFilters } from './filters.ts';

/** The prices that a budget allows, both ends included. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** Above 0 and below every price: a budget leaves out "Call for Price". */
const LEAST = 1e-9;

/** Below what stands for "Call for Price" where the cheapest come first. */
const MOST = 8.9e15;

/** The prices that the filters allow, or undefined when they set no budget. */
export function priceRange({ minBudget, maxBudget }: SearchFilters): PriceRange | undefined {
  if (minBudget === 0 && maxBudget === 0) return undefined;
  return { min: Math.max(minBudget, LEAST), max: Math.min(maxBudget || MOST, MOST) };
}
