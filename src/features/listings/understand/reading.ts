import { kindsWith } from '#features/listings/field-queries.ts';
import type { Remark } from '#features/listings/labels/search-messages.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { COMPARISONS, type SearchFilters } from '#features/listings/search/filters.ts';
import type { Phrases } from '#features/listings/spellings/phrases.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The members of a search that words can set. */
export type UnderstoodFilters = {
  -readonly [Member in Exclude<keyof SearchFilters, NeverSaid>]?: SearchFilters[Member];
};

/** What a part of a text said; a member of a search, or a measure of one property. */
export type Said = keyof UnderstoodFilters | 'totalArea' | 'price' | 'sides' | 'quarter';

/** A part of a text, from one character up to another. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly said: Said;
}

type NeverSaid = 'text' | 'pageNumber' | 'pageSize' | 'squareFeetPerMarla';

const MAX_PHRASE_TOKENS = 5;
const SIGN = /^[^\p{L}\p{N}]$/u;
const JOINS = /^[-+×*]$/;

/** A text while it is read: what each of its tokens became, and what was understood. */
export class Reading {
  readonly tokens: readonly Token[];
  readonly filters: UnderstoodFilters = {};
  /** Which words said what. */
  readonly marks: Mark[] = [];
  /** For the visitor. */
  readonly remarks = new Set<Remark>();
  readonly #text: string;
  readonly #leftOut: { start: number; end: number }[] = [];
  /** What stands for each token in the words left over; '' for nothing, undefined while unread. */
  readonly #left: (string | undefined)[];
  readonly #phrases: string[] = [];

  constructor(text: string) {
    this.#text = text;
    this.tokens = tokensOf(text);
    this.#left = this.tokens.map(() => undefined);
  }

  isUnread(index: number): boolean {
    return index >= 0 && index < this.tokens.length && this.#left[index] === undefined;
  }

  unreadAt(index: number): Token | undefined {
    return this.isUnread(index) ? this.tokens[index] : undefined;
  }

  /** `kept` is searched as words. */
  take(start: number, end: number, kept = ''): void {
    for (let index = start; index < end; index += 1)
      this.#left[index] = index === start ? kept : '';
  }

  /** As `take`, of what is understood and cannot be searched. */
  leaveOut(start: number, end: number): void {
    this.take(start, end);
    this.#leftOut.push({ start, end });
  }

  /** What was left out, as it was typed and in its order. */
  unused(): string[] {
    return this.#leftOut
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, end }) => this.typed(start, end));
  }

  typed(start: number, end: number): string {
    const last = this.tokens[end - 1];
    return this.#text.slice(this.tokens[start]?.at, last && last.at + last.text.length);
  }

  /** As `take`, of words that said something. */
  takeAs(said: Said, start: number, end: number): void {
    this.take(start, end);
    this.mark(said, start, end);
  }

  mark(said: Said, start: number, end: number): void {
    const last = this.tokens[end - 1];
    const first = this.tokens[start];
    if (first !== undefined && last !== undefined)
      this.marks.push({ start: first.at, end: last.at + last.text.length, said });
  }

  /** Keeps tokens as they were typed. */
  keep(start: number, end: number): void {
    for (let index = start; index < end; index += 1)
      this.#left[index] = this.tokens[index]?.text ?? '';
  }

  /** The longest phrase at a token, and where it ends. */
  phraseAt<Meaning>(
    phrases: Phrases<Meaning>,
    start: number,
  ): { meaning: Meaning; end: number } | undefined {
    let free = start;
    while (free < start + MAX_PHRASE_TOKENS && this.isUnread(free)) free += 1;
    for (let end = free; end > start; end -= 1) {
      const meaning = phrases.get(this.#folded(start, end));
      if (meaning !== undefined) return { meaning, end };
    }
    return undefined;
  }

  /** The longest phrase that ends before a token, and where it starts. */
  phraseBefore<Meaning>(
    phrases: Phrases<Meaning>,
    end: number,
  ): { meaning: Meaning; start: number } | undefined {
    for (let start = Math.max(end - MAX_PHRASE_TOKENS, 0); start < end; start += 1) {
      const found = this.phraseAt(phrases, start);
      if (found?.end === end) return { meaning: found.meaning, start };
    }
    return undefined;
  }

  /** Calls back for each phrase, the first and longest first, until nothing is left. */
  forEachPhrase<Meaning>(
    phrases: Phrases<Meaning>,
    visit: (meaning: Meaning, start: number, end: number) => void,
  ): void {
    for (let start = 0; start < this.tokens.length; start += 1) {
      const found = this.phraseAt(phrases, start);
      if (found === undefined) continue;
      visit(found.meaning, start, found.end);
      start = found.end - 1;
    }
  }

  /** Sets members together; false, and nothing set, where one contradicts what was understood. */
  set(filters: UnderstoodFilters): boolean {
    const together = { ...this.filters, ...filters };
    const isNew = Object.entries(filters).every(
      ([member, value]) => (Reflect.get(this.filters, member) ?? value) === value,
    );
    if (!isNew || isReversed(together.minBudget, together.maxBudget)) return false;
    if (isReversed(together.minArea, together.maxArea) || kindsMatching(together).length === 0)
      return false;
    Object.assign(this.filters, filters);
    return true;
  }

  /** Signs that join nothing that is left, as in `20,00,000/-`; the minus of a number stays. */
  takeLooseSigns(): void {
    for (const [index, { folded, isJoined }] of this.tokens.entries()) {
      const next = this.tokens[index + 1];
      const isMinus = folded === '-' && next?.number !== undefined;
      const isBetween = (isJoined || isMinus) && next?.isJoined && JOINS.test(folded);
      const joins = isBetween && this.#isLeft(index - 1) && this.#isLeft(index + 1);
      if (!joins && this.isUnread(index) && SIGN.test(folded)) this.take(index, index + 1);
    }
  }

  /** The words left over, in order. */
  rest(): string {
    return this.tokens
      .map(({ text, isJoined }, index) => {
        const left = this.#left[index] ?? text;
        return left === '' || (isJoined && this.#isLeft(index - 1)) ? left : ` ${left}`;
      })
      .join('')
      .trim();
  }

  #isLeft(index: number): boolean {
    return this.#left[index] !== '';
  }

  /** Each is looked up in many lists of phrases, so it is put together once. */
  #folded(start: number, end: number): string {
    const at = start * MAX_PHRASE_TOKENS + end - start - 1;
    const known = this.#phrases[at];
    if (known !== undefined) return known;
    const last = this.tokens[end - 1]?.folded ?? '';
    const phrase = end === start + 1 ? last : `${this.#folded(start, end - 1)} ${last}`;
    this.#phrases[at] = phrase;
    return phrase;
  }
}

/** The kinds that have all that is asked for. */
export function kindsMatching(filters: UnderstoodFilters): number[] {
  const asked = COMPARISONS.filter(({ member }) => Reflect.get(filters, member) !== undefined);
  return LISTING_KINDS.map(({ id }) => id).filter(
    (id) =>
      (filters.propertyType ?? id) === id &&
      asked.every(({ field }) => kindsWith(field).includes(id)),
  );
}

function isReversed(min: number | undefined, max: number | undefined): boolean {
  return min !== undefined && max !== undefined && min > max;
}
