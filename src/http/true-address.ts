import { lengthBeforeMarks } from '#validation/marks-of-messages.ts';

/** A character as an address writes it. */
const CHARACTER = /%[c-f][\da-f](?:%[89ab][\da-f])+|%[\da-f]{2}|./gisu;
const MAY_END_WITH_MARK = /(?:%[\da-f]{2}|[^\p{L}\p{N}])$/iu;

/** People typed them, as they are: their last sign may be meant. */
const TYPED = /^(?:text|search)=/;
const LIST = /^ids=/;

/** A path without the marks that a message put behind it. */
export function truePath(path: string): string {
  const bare = withoutEndSlash(path);
  const kept = withoutEndMarks(bare);
  return kept === bare ? path : withoutEndSlash(kept) || '/';
}

/** The same for a query, from `?` on: its last value and lists of ids. */
export function trueSearch(search: string): string {
  if (search === '') return '';
  const parts = search.slice(1).split('&');
  const last = parts.length - 1;
  const kept = parts.map((part, at) =>
    (at === last || LIST.test(part)) && !TYPED.test(part) ? withoutEndMarks(part) : part,
  );
  const query = kept.join('&');
  return query === '' ? '' : `?${query}`;
}

function withoutEndMarks(text: string): string {
  if (!MAY_END_WITH_MARK.test(text)) return text;
  const characters = text.match(CHARACTER) ?? [];
  return characters.slice(0, lengthBeforeMarks(characters.map(decoded))).join('');
}

function decoded(character: string): string {
  try {
    return decodeURIComponent(character);
  } catch {
    return character;
  }
}

function withoutEndSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
