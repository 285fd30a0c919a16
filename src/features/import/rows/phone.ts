import { plainTyping } from '#language/plain-typing.ts';
import { indianNumber } from '#validation/phone-number.ts';

/** Programs write a column of numbers so: `9876543210.0`. */
const AS_DECIMAL = /^\s*(\d{10,12})\.0\s*$/;
const NEXT = /[,;/]|\bor\b/;
/** Words around a number, such as `Mob.` and `(owner)`; none touches it. */
const WORDS = String.raw`[\p{L}\p{M}\s.:()-]*`;
const BESIDE = new RegExp(
  String.raw`^${WORDS}(?<![\p{L}\p{M}])(?=[+\d])|(?<=\d)(?![\p{L}\p{M}])${WORDS}$`,
  'gu',
);

/** The first of several. Text without an Indian number is returned for the rules to refuse. */
export function parsePhone(text: string): string {
  const [first = ''] = text.split(NEXT);
  return (
    indianNumber(text.replace(AS_DECIMAL, '$1')) ??
    indianNumber(first) ??
    indianNumber(plainTyping(first).replace(BESIDE, '')) ??
    text
  );
}
