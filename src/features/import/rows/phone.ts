import { plainTyping } from '#platform/language/plain-typing.ts';
import { indianNumber } from '#platform/validation/phone-number.ts';

/** Programs write a column of numbers so: `9876543210.0`. */
const AS_DECIMAL = /^\s*(\d{10,12})\.0\s*$/;
const DIGIT = /\p{Nd}/u;
const NEXT = /[,;/]|\bor\b/;
/** Words around a number, such as `Mob.` and `(owner)`; none touches it. */
const WORDS = String.raw`[\p{L}\p{M}\s.:()-]*`;
const BESIDE = new RegExp(
  String.raw`^${WORDS}(?<![\p{L}\p{M}])(?=[+\d])|(?<=\d)(?![\p{L}\p{M}])${WORDS}$`,
  'gu',
);

/**
 * The first number of a cell, and what it says of others: a listing has one. Text without an Indian
 * number is returned as the first for the rules to refuse.
 */
export function readPhones(text: string): { first: string; others: string[] } {
  const whole = indianNumber(text.replace(AS_DECIMAL, '$1'));
  if (whole !== undefined) return { first: whole, others: [] };
  const [part = '', ...others] = text.split(NEXT);
  const first = indianNumber(part) ?? indianNumber(plainTyping(part).replace(BESIDE, ''));
  if (first === undefined) return { first: text, others: [] };
  return {
    first,
    others: others.filter((other) => DIGIT.test(other)).map((other) => other.trim()),
  };
}
