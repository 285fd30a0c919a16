const ROUNDED_BELOW = 1e9;

/** Removes what binary arithmetic adds behind the twelfth digit. */
export function inTwelveDigits(value: number): number {
  return Number(value.toPrecision(12));
}

/** Removes what binary arithmetic adds behind the sixth decimal. */
export function withoutRoundingError(value: number): number {
  return Math.abs(value) < ROUNDED_BELOW ? Math.round(value * 1e6) / 1e6 : value;
}
