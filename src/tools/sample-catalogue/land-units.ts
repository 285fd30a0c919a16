/** Of the revenue records of most of Punjab. */
const SQUARE_FEET_PER_MARLA = 272.25;
const MARLAS_IN_KANAL = 20;
const KANALS_IN_ACRE = 8;

export function marlasToSquareFeet(marlas: number): number {
  return Math.round(marlas * SQUARE_FEET_PER_MARLA);
}

/** Kanals and marlas of an area in square feet. */
export function marlaParts(squareFeet: number): readonly [kanals: number, marlas: number] {
  const marlas = Math.round(squareFeet / SQUARE_FEET_PER_MARLA);
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
  const [kanals, rest] = marlaParts(marlasToSquareFeet(marlas));
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
