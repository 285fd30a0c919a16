import { foldDigits } from '#language/fold-text.ts';

const WRITTEN = /^[\d\s().+\-–/]+$/u;
const INDIAN = /^(?:\+91|0091|91|0)?([1-9]\d{9})$/;
/** ITU-T E.164: at most fifteen digits with the country's. */
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{7,14})$/;

/**
 * As E.164: ten Indian digits, however they are written, or a number with `+` and the code of its
 * country. Undefined for what cannot be called.
 */
export function toE164(written: string): string | undefined {
  const text = foldDigits(written).trim();
  if (!WRITTEN.test(text)) return undefined;
  const digits = text.replace(/[^\d+]/g, '');
  const [, indian] = INDIAN.exec(digits) ?? [];
  if (indian !== undefined) return `+91${indian}`;
  const [, international] = INTERNATIONAL.exec(digits) ?? [];
  return international === undefined || international.startsWith('91')
    ? undefined
    : `+${international}`;
}
