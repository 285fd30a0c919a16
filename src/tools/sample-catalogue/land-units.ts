/** Of the revenue records of most of Punjab. */
const SQUARE_FEET_PER_MARLA = 272.25;
const MARLAS_IN_KANAL = 20;
const KANALS_IN_ACRE = 8;

export function marlasToSquareFeet(marlas: number): number {
  return Math.round(marlas * SQUARE_FEET_PER_MARLA);
}

/** `7 Marla`, `1 Kanal`, `1 Kanal 4 Marla`. */
export function marlaWords(marlas: number): string {
  const kanals = Math.floor(marlas / MARLAS_IN_KANAL);
  const rest = marlas - kanals * MARLAS_IN_KANAL;
  return [kanals > 0 ? `${kanals} Kanal` : '', rest > 0 ? `${rest} Marla` : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** `3 Killa`, `6 Kanal`, `2 Killa 4 Kanal`. The acres must be a whole number of kanals. */
export function killaWords(acres: number): string {
  const killas = Math.floor(acres);
  const kanals = Math.round((acres - killas) * KANALS_IN_ACRE);
  return [killas > 0 ? `${killas} Killa` : '', kanals > 0 ? `${kanals} Kanal` : '']
    .filter((part) => part !== '')
    .join(' ');
}
