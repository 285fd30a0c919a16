import { foldDigits } from '#language/fold-text.ts';

/** Digits that follow a word directly are a number only without gaps, as in "wapp9800000013". */
const PHONE = /(?<!\d)(?:\+?91[\s-]*|0)?((?<!\p{L})[6-9](?:[\s-]?\d){9}|[6-9]\d{9})(?!\.?\d)/gu;

interface FoundNumbers {
  readonly numbers: string[];
  /** Where each stands in the text. */
  readonly found: readonly { readonly start: number; readonly end: number }[];
  /** The text with blanks in their places. */
  readonly rest: string;
}

/** Indian mobile numbers in ten digits. */
export function takePhoneNumbers(text: string): FoundNumbers {
  const numbers: string[] = [];
  const found: { start: number; end: number }[] = [];
  const rest = foldDigits(text).replace(PHONE, (typed: string, digits: string, start: number) => {
    numbers.push(digits.replace(/\D/g, ''));
    found.push({ start, end: start + typed.length });
    return ' '.repeat(typed.length);
  });
  return { numbers: [...new Set(numbers)], found, rest };
}
