import { spellingsOf } from '#features/listings/spellings/phrases.ts';
import { IN_WORDS } from '#features/listings/spellings/region-spellings.ts';
import { foldText } from '#platform/language/fold-text.ts';

export const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** `144001`, `144 001` and `PIN: ੧੪੪੦੦੧`. */
export const PIN_CODE =
  /(?:(?<![\p{L}\p{M}])(?:pin ?code|pin|zip|ਪਿ[ੰਂ]?ਨ(?: ?ਕੋਡ)?|पिन(?: ?कोड)?)[\s:.#-]*|(?<![\p{L}\p{M}\p{N}]))[1-9१-९੧-੯]\p{Nd}{2} ?\p{Nd}{3}(?![\p{L}\p{M}\p{N}])/giu;
const EDGES = /^[\s,.:;/|–&-]+|[\s,.:;/|–&-]+$/gu;
const IN = new Set(spellingsOf(IN_WORDS));

const PLAIN_WORDS = /^(?:[a-z\d]+(?: [a-z\d]+)*)?$/;

/** As names of places are compared: words parted by one blank. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN_WORDS.test(lower)) return lower;
  return foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Without signs, and without `in`, at its ends. */
export function withoutEdges(text: string): string {
  const bare = text.replace(EDGES, '');
  const words = bare.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (IN.has(folded(first))) return withoutEdges(bare.slice(first.length));
  return IN.has(folded(last)) ? withoutEdges(bare.slice(0, -last.length)) : bare;
}
