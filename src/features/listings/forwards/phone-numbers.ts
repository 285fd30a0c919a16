import { foldDigits } from '#platform/language/fold-letters.ts';
import { UNSEEN_MARKS } from '#platform/language/plain-typing.ts';

const HYPHENS = String.raw`\-\u2010-\u2015\u2212\uff0d`;
/** Few, so that a long row of them costs no time. */
const UNSEEN = `[${UNSEEN_MARKS}]{0,3}`;
/** One blank or hyphen at most. */
const GAP = String.raw`${UNSEEN}[\s${HYPHENS}]?${UNSEEN}`;
const WIDE_GAP = String.raw`[\s${HYPHENS}${UNSEEN_MARKS}]{0,8}`;
const HOME = `(?:[+＋]|00)?91${WIDE_GAP}(?:[(（]0[)）]|0)?${WIDE_GAP}|0`;
/** Digits that follow a word directly are a number only without gaps, as in "wapp9800000013". */
const MOBILE = String.raw`(?<!\p{L})[6-9](?:${GAP}\d){9}|[6-9]\d{9}`;
const ABROAD = String.raw`[+＋](?!91)\d(?:${GAP}\d){7,14}`;
const PHONE = new RegExp(
  String.raw`(?<!\d)(?:(?:${HOME}|(?<![+＋]))(${MOBILE})|${ABROAD})(?!\.?\d)`,
  'gu',
);

interface FoundNumbers {
  readonly numbers: string[];
  /** Where each stands in the text. */
  readonly found: readonly { readonly start: number; readonly end: number }[];
  /** The text with blanks in their places, and in those of numbers abroad. */
  readonly rest: string;
}

/** Indian mobile numbers in ten digits. */
export function takePhoneNumbers(text: string): FoundNumbers {
  const numbers: string[] = [];
  const found: { start: number; end: number }[] = [];
  const rest = foldDigits(text).replace(
    PHONE,
    (typed: string, digits: string | undefined, start: number) => {
      if (digits !== undefined) {
        numbers.push(digits.replace(/\D/g, ''));
        found.push({ start, end: start + typed.length });
      }
      return ' '.repeat(typed.length);
    },
  );
  return { numbers: [...new Set(numbers)], found, rest };
}
