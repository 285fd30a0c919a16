import { foldDigits } from './fold-letters.ts';

/**
 * What chats, contact lists and documents put into a text unseen: joiners, directions, ways to
 * draw a sign, places to break a line. As a part of a character class.
 */
export const UNSEEN_MARKS = String.raw`\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff`;
const UNSEEN = new RegExp(`[${UNSEEN_MARKS}]`, 'g');
const AROUND = new RegExp(String.raw`^[\s${UNSEEN_MARKS}]+|[\s${UNSEEN_MARKS}]+$`, 'g');

/** Hyphens, dashes and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
/** Most texts are; nothing of them changes. */
const ASCII = /^[\x20-\x7e]*$/;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_AHEAD = 0xfee0;

/** A number or code as a plain keyboard types it: in ASCII, with no mark that nobody sees. */
export function plainTyping(text: string): string {
  if (ASCII.test(text)) return text;
  const narrow = text
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_AHEAD));
  return foldDigits(narrow).replace(DASHES, '-');
}

/** Without the blanks and unseen marks around it; those inside stay. */
export function withoutSurroundings(text: string): string {
  return text.replace(AROUND, '');
}
