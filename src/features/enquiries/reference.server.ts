import { randomInt } from 'node:crypto';
import { plainTyping } from '#platform/language/plain-typing.ts';

/** Without 0, 1, I and O, which are read wrong aloud. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const LABEL = /^(?:ref|reference)\b(?: ?no\b)?/i;
const TYPED = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Random, so that it tells neither how many enquiries there are nor that of another visitor. */
export function newReference(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return inHalves(letters.join(''));
}

/** The reference that a search is for, with or without its hyphen; undefined for other texts. */
export function typedReference(search: string): string | undefined {
  const letters = plainTyping(search)
    .trim()
    .replace(LABEL, '')
    .replace(/[\s.:#-]/g, '')
    .toUpperCase();
  return TYPED.test(letters) ? inHalves(letters) : undefined;
}

function inHalves(letters: string): string {
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
