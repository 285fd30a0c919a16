/** Digits plain, or grouped by commas the Indian (1,23,45,678) or the western way (12,345,678). */
const PLAIN = String.raw`\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+`;
const GROUPED = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?`;

/** A number without a sign, for building expressions. */
export const NUMBER = `${GROUPED}|${PLAIN}`;

const WHOLE_TEXT = new RegExp(`^[+-]?(?:${NUMBER})$`, 'i');

/** Reads a bare number; undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return WHOLE_TEXT.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : undefined;
}

/** Larger numbers have no sixth decimal to be rounded at. */
const ROUNDED_BELOW = 1e9;

/** Conversions multiply decimals: what binary arithmetic adds behind the sixth one is no part of the value. */
export function withoutNoise(value: number): number {
  return Math.abs(value) < ROUNDED_BELOW ? Math.round(value * 1e6) / 1e6 : value;
}
