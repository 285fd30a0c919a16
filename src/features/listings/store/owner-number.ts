import { withLatinDigits } from '#language/digits.ts';

/** Fewer digits stand in too many numbers. */
const MIN_DIGITS = 5;
const OWN_DIGITS = 10;

/** The digits of a number, or of a part of one, however it is typed; undefined for other text. */
export function ownerNumberIn(text: string): string | undefined {
  const typed = withLatinDigits(text);
  if (/[^\d\s()+./-]/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '');
  const own = digits.length > OWN_DIGITS ? digits.replace(/^(?:0*91|0+)/, '') : digits;
  return own.length < MIN_DIGITS || own.length > OWN_DIGITS ? undefined : own;
}
