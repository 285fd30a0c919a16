/** Grouped by commas in the Indian (1,23,45,678) or the western way (12,345,678). */
const PLAIN = String.raw`\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+`;
const GROUPED = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?`;

/** Thirds and sixths are missing: no decimal holds them. */
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
};
const SLASHES = '/⁄∕';
const SIGN = '[½¼¾⅛⅜⅝⅞]';
const SLASHED = `(?:1 ?[${SLASHES}] ?2|[13] ?[${SLASHES}] ?4)`;
/** `½`, `5½`, `1/2`, `5 1/2`, `5-1/2`. */
export const MIXED =
  String.raw`(?<![\d.,${SLASHES}])(?:(?:\d{1,9}(?: +|-))?${SLASHED}(?! ?[\d${SLASHES}]|[.,]\d)` +
  String.raw`|(?:\d{1,9} ?)?${SIGN}(?![\d½-¾⅐-⅞]))`;

export const NUMBER = `${MIXED}|${GROUPED}|${PLAIN}`;

const WHOLE_TEXT = new RegExp(`^[+-]?(?:${NUMBER})$`, 'i');
const IN_PARTS = new RegExp(`^([+-]?)(?:(\\d+)[ -]*)??(${SIGN}|${SLASHED})$`);

/** Undefined for what is no number, and for one that is written in an unknown way. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!WHOLE_TEXT.test(trimmed)) return undefined;
  const [, sign, whole = '0', fraction = ''] = IN_PARTS.exec(trimmed) ?? [];
  if (sign === undefined) return Number(trimmed.replaceAll(',', ''));
  const part = FRACTIONS[fraction.replaceAll(' ', '').replace(/[⁄∕]/, '/')];
  return part && (Number(whole) + part) * (sign === '-' ? -1 : 1);
}
