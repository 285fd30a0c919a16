import { z } from 'zod';
import {
  AREA_UNITS,
  fromSquareFeet,
  isCountedInMarlas,
  MARLA_STANDARDS,
  REVENUE_MARLA,
  toSquareFeet,
} from '#platform/units/area-units.ts';
import { inTwelveDigits } from '#platform/units/rounding.ts';
import { CHOOSE, POSITIVE, requiredAmount } from '#platform/validation/input-rules.ts';
import { areaUnit } from './field-queries.ts';

/** The area as the agency says it. */
export const AreaAs = z
  .object({
    value: z.number(),
    unit: z.enum(AREA_UNITS),
    squareFeetPerMarla: z
      .number()
      .nullable()
      .describe('272.25, 225 or 206.640625; null for units that do not depend on the marla'),
  })
  .meta({ id: 'AreaAs' });

export type AreaAs = z.infer<typeof AreaAs>;

export const AREAS_DIFFER =
  'The area in this unit and the total area differ by more than 0.5 percent.';

/** Larger numbers are typing errors. */
const MAX_VALUE = 1e9;
const MAX_DIFFERENCE = 0.005;

export const AreaAsInput = z
  .object({
    value: requiredAmount(MAX_VALUE).refine((value) => value !== 0, POSITIVE),
    unit: z.enum(AREA_UNITS, { error: CHOOSE }),
    squareFeetPerMarla: z
      .literal(MARLA_STANDARDS, { error: CHOOSE })
      .nullish()
      .meta({ type: ['number', 'null'], enum: [...MARLA_STANDARDS, null] }),
  })
  .transform(
    ({ value, unit, squareFeetPerMarla }): AreaAs => ({
      value,
      unit,
      squareFeetPerMarla: isCountedInMarlas(unit) ? (squareFeetPerMarla ?? REVENUE_MARLA) : null,
    }),
  )
  .nullish()
  .transform((given) => given ?? null);

export function squareFeetOf(area: AreaAs): number {
  return toSquareFeet(area, area.squareFeetPerMarla ?? undefined);
}

/** In square feet, for land in acres. */
export function totalAreaOf(area: AreaAs, propertyType: number): number {
  const squareFeet = squareFeetOf(area);
  const isLand = areaUnit(propertyType) === 'acres';
  return inTwelveDigits(isLand ? fromSquareFeet(squareFeet, 'acre') : squareFeet);
}

export function areasAgree(area: AreaAs, totalArea: number, propertyType: number): boolean {
  const said = totalAreaOf(area, propertyType);
  return Math.abs(said - totalArea) <= said * MAX_DIFFERENCE;
}
