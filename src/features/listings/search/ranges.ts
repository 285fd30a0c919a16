import { toSquareFeet } from '#platform/units/area-units.ts';
import type { SearchFilters } from './filters.ts';

/** Both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Above 0 and below every price: a budget leaves out "Call for Price". */
const MIN_PRICE = 1e-9;

/** Below the number that stands for "Call for Price" where the cheapest come first. */
const MAX_PRICE = 8.9e15;

/** Of rupees; `undefined` without a budget. */
export function priceRange({
  minBudget,
  maxBudget,
}: Pick<SearchFilters, 'minBudget' | 'maxBudget'>): Range | undefined {
  if (minBudget === 0 && maxBudget === 0) return undefined;
  return { min: Math.max(minBudget, MIN_PRICE), max: Math.min(maxBudget || MAX_PRICE, MAX_PRICE) };
}

/** What was rounded on its way through another unit still matches. */
const TOLERANCE = 1e-4;

/** Of square feet; `undefined` without an area. */
export function areaRange({
  minArea,
  maxArea,
  areaUnit: unit,
  squareFeetPerMarla,
}: Pick<SearchFilters, 'minArea' | 'maxArea' | 'areaUnit' | 'squareFeetPerMarla'>):
  | Range
  | undefined {
  if (minArea === 0 && maxArea === 0) return undefined;
  const squareFeet = (value: number) => toSquareFeet({ value, unit }, squareFeetPerMarla);
  return {
    min: squareFeet(minArea) * (1 - TOLERANCE),
    max: maxArea === 0 ? Number.MAX_VALUE : squareFeet(maxArea) * (1 + TOLERANCE),
  };
}
