/** Grouped by commas in the Indian (1,23,45,678) or the western way (12,345,678). */
const PLAIN = String.raw`\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+`;
const GROUPED = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?`;

export const NUMBER = `${GROUPED}|${PLAIN}`;

const WHOLE_TEXT = new RegExp(`^[+-]?(?:${NUMBER})$`, 'i');

export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return WHOLE_TEXT.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : undefined;
}

const ROUNDED_BELOW = 1e9;

/** Removes what binary arithmetic adds behind the twelfth digit. */
export function inTwelveDigits(value: number): number {
  return Number(value.toPrecision(12));
}

/** Removes what binary arithmetic adds behind the sixth decimal. */
export function withoutRoundingError(value: number): number {
  return Math.abs(value) < ROUNDED_BELOW ? Math.round(value * 1e6) / 1e6 : value;
}
