import type { AreaAs } from '#features/listings/area-as.ts';
import { MARLAS_IN_KANAL, REVENUE_MARLA } from '#platform/units/area-units.ts';

const KANALS_IN_ACRE = 8;

/** From a kanal on, an area is said in kanals. */
export function saidInMarlas(marlas: number): AreaAs {
  return marlas < MARLAS_IN_KANAL
    ? { value: marlas, unit: 'marla', squareFeetPerMarla: REVENUE_MARLA }
    : { value: marlas / MARLAS_IN_KANAL, unit: 'kanal', squareFeetPerMarla: REVENUE_MARLA };
}

/** Below an acre, land is said in kanals. */
export function saidInAcres(acres: number): AreaAs {
  return acres < 1
    ? { value: acres * KANALS_IN_ACRE, unit: 'kanal', squareFeetPerMarla: REVENUE_MARLA }
    : { value: acres, unit: 'acre', squareFeetPerMarla: null };
}

/** Kanals and marlas of an area in square feet. */
export function marlaParts(squareFeet: number): readonly [kanals: number, marlas: number] {
  const marlas = Math.round(squareFeet / REVENUE_MARLA);
  const kanals = Math.floor(marlas / MARLAS_IN_KANAL);
  return [kanals, marlas - kanals * MARLAS_IN_KANAL];
}

/** Killas and kanals; the acres must be a whole number of kanals. */
export function landParts(acres: number): readonly [killas: number, kanals: number] {
  const killas = Math.floor(acres);
  return [killas, Math.round((acres - killas) * KANALS_IN_ACRE)];
}

/** `7 Marla`, `1 Kanal`, `1 Kanal 4 Marla`. */
export function marlaWords(marlas: number): string {
  const [kanals, rest] = marlaParts(marlas * REVENUE_MARLA);
  return [kanals > 0 ? `${kanals} Kanal` : '', rest > 0 ? `${rest} Marla` : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** `3 Killa`, `6 Kanal`, `2 Killa 4 Kanal`. */
export function killaWords(acres: number): string {
  const [killas, kanals] = landParts(acres);
  return [killas > 0 ? `${killas} Killa` : '', kanals > 0 ? `${kanals} Kanal` : '']
    .filter((part) => part !== '')
    .join(' ');
}
