import { randomInt } from 'node:crypto';

/** Without 0, 1, I and O, which are read wrong aloud. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Random, so that it tells neither how many enquiries there are nor that of another visitor. */
export function newReference(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}
