import { plainTyping } from '#platform/language/plain-typing.ts';

const WRITTEN = /^\s*[\d+(][\d\s().+\-/]*$/;
/** A second number behind a slash, or a decimal: their digits together are another number. */
const MORE_THAN_ONE = /^\D*(?:\d\D*){10,}\/|^\s*\d+\.\d{1,2}\s*$/;
const INDIAN = /^(?:(?:\+91|0091|91)?0?)([1-9]\d{9})$/;
/** ITU-T E.164: at most fifteen digits with the country's. */
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{7,14})$/;
const LINK = /^\s*tel:/i;
/** `+44 (0)20`: only callers at home dial it. In Italy all do. */
const ZERO_AT_HOME = /^([\s(]*(?:\+|00)\s*(?!39)\d{1,3}[\s./)-]*)\(\s*0/;
/** Unseen marks may stand between all its digits. */
export const MAX_PHONE = 80;
/** Fewer digits stand in too many numbers. */
const MIN_SEARCHED = 5;

/** Ten digits of a number in India, however it is written. */
export function indianNumber(written: string): string | undefined {
  return INDIAN.exec(dialled(written) ?? '')?.[1];
}

/**
 * As E.164: an Indian number, or one with `+` and the code of its country. Undefined for what
 * cannot be called.
 */
export function toE164(written: string): string | undefined {
  const indian = indianNumber(written);
  if (indian !== undefined) return `+91${indian}`;
  const [, international] = INTERNATIONAL.exec(dialled(written) ?? '') ?? [];
  return international === undefined || international.startsWith('91')
    ? undefined
    : `+${international}`;
}

/**
 * What a search by a number, or by a part of one, has to find in numbers that are kept; undefined
 * for other text.
 */
export function searchedNumber(text: string): string | undefined {
  const typed = dialled(text);
  if (typed === undefined) return undefined;
  const part =
    indianNumber(text) ?? typed.replace(/^(?:\+|00)91(?=\d)/, '').replace(/^0+(?=\d)/, '');
  return part.replace('+', '').length < MIN_SEARCHED ? undefined : part;
}

/** Its digits and plus signs; undefined when something else is written, too. */
function dialled(written: string): string | undefined {
  const typed = plainTyping(written).replace(LINK, '');
  if (!WRITTEN.test(typed) || MORE_THAN_ONE.test(typed)) return undefined;
  return typed.replace(ZERO_AT_HOME, '$1').replace(/[^\d+]/g, '');
}
