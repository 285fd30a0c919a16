export const AREA_UNITS = ['sqft', 'sqyd', 'sqm', 'marla', 'kanal', 'acre', 'hectare'] as const;

export type AreaUnit = (typeof AREA_UNITS)[number];

/** An area in the unit in which it was said. */
export interface SaidArea {
  readonly value: number;
  readonly unit: AreaUnit;
}

/** Square feet: 9 square karam of 66 inches, as in the revenue records. */
export const REVENUE_MARLA = 272.25;

/** Square feet of a marla: revenue records, urban estates, old villages (karam of 57.5 inches). */
export const MARLA_STANDARDS = [REVENUE_MARLA, 225, 206.640625] as const;

export const MARLAS_IN_KANAL = 20;
export const SARSAHIS_IN_MARLA = 9;
export const SQUARE_FEET_IN_ACRE = 43_560;
/** An inch is 2.54 cm by definition. */
const SQUARE_METRES_IN_SQUARE_FOOT = 0.092_903_04;

/** Whether the size of the unit depends on that of the marla. */
export function isCountedInMarlas(unit: AreaUnit): boolean {
  return unit === 'marla' || unit === 'kanal';
}

export function squareFeetIn(unit: AreaUnit, squareFeetPerMarla: number = REVENUE_MARLA): number {
  switch (unit) {
    case 'sqft':
      return 1;
    case 'sqyd':
      return 9;
    case 'sqm':
      return 1 / SQUARE_METRES_IN_SQUARE_FOOT;
    case 'marla':
      return squareFeetPerMarla;
    case 'kanal':
      return squareFeetPerMarla * MARLAS_IN_KANAL;
    case 'acre':
      return SQUARE_FEET_IN_ACRE;
    case 'hectare':
      return 10_000 / SQUARE_METRES_IN_SQUARE_FOOT;
  }
}

export function toSquareFeet({ value, unit }: SaidArea, squareFeetPerMarla?: number): number {
  return value * squareFeetIn(unit, squareFeetPerMarla);
}

export function fromSquareFeet(
  squareFeet: number,
  unit: AreaUnit,
  squareFeetPerMarla?: number,
): number {
  return squareFeet / squareFeetIn(unit, squareFeetPerMarla);
}
