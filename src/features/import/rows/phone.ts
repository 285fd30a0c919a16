import { plainTyping } from '#language/plain-typing.ts';
import { indianNumber } from '#validation/phone-number.ts';

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
    indianNumber(text) ??
    indianNumber(first) ??
    indianNumber(plainTyping(first).replace(BESIDE, '')) ??
    text
  );
}
