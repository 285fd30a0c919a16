import { spellingsOf } from '#features/listings/spellings/phrases.ts';
import {
  DISTRICT_WORDS,
  OFFICE_WORDS,
  TEHSIL_WORDS,
} from '#features/listings/spellings/region-spellings.ts';
import { AND_WORDS, ROAD_WORDS } from '#features/listings/spellings/small-words.ts';
import { folded, WORD, withoutEdges } from '#features/listings/understand/address-words.ts';

interface Districts {
  readonly near: readonly string[];
  readonly tehsil: string;
  readonly district: string;
}

type Level = 'tehsil' | 'district';

const LEVELS = new Map<string, Level>([
  ...spellingsOf(TEHSIL_WORDS).map((word): [string, Level] => [word, 'tehsil']),
  ...spellingsOf(DISTRICT_WORDS).map((word): [string, Level] => [word, 'district']),
]);
const NO_DISTRICT = new Set(spellingsOf(`${OFFICE_WORDS},${ROAD_WORDS}`));
const AND = new Set(spellingsOf(AND_WORDS));
/** Longer ones hold more than a name. */
const MAX_WORDS_OF_NAME = 3;

/** Takes `Tehsil Jalandhar` and `Jalandhar district` out of the parts of an address. */
export function splitDistricts(parts: readonly string[]): Districts {
  const near: string[] = [];
  const names = { tehsil: '', district: '' };
  for (const part of parts) {
    for (const { level, name, rest } of segmentsOf(part)) {
      near.push(rest);
      if (level !== undefined) names[level] ||= name;
    }
  }
  return { near: near.map(withoutEdges).filter((part) => part !== ''), ...names };
}

interface Segment {
  readonly level?: Level;
  readonly name: string;
  /** What is no name of a district. */
  readonly rest: string;
}

function segmentsOf(part: string): Segment[] {
  const marks = marksIn(part);
  const before = part.slice(0, marks[0]?.from);
  const segments = marks.map(({ level, to }, index): Segment => {
    const behind = part.slice(to, marks[index + 1]?.from);
    return { level, ...nameIn(behind, 'first') };
  });
  const last = segments.at(-1);
  // `Jalandhar district`, and `Tehsil and district Jalandhar` the other way round.
  if (last === undefined || last.name !== '') return [{ name: '', rest: before }, ...segments];
  const named = nameIn(before, 'last');
  return [{ name: '', rest: named.rest }, ...segments.slice(0, -1), { ...last, name: named.name }];
}

function marksIn(part: string) {
  const words = [...part.matchAll(WORD)];
  const names = words.map(([word]) => folded(word));
  return words.flatMap(({ 0: word, index: from }, index) => {
    const level = LEVELS.get(names[index] ?? '');
    if (level === undefined || NO_DISTRICT.has(names[index + 1] ?? '')) return [];
    return [{ level, from, to: from + word.length }];
  });
}

/** The name at one end of a text, and the rest; `and` is none. */
function nameIn(text: string, end: 'first' | 'last') {
  const bare = withoutEdges(text);
  const words = [...bare.matchAll(WORD)];
  if (words.length === 0 || AND.has(folded(bare))) return { name: '', rest: '' };
  if (words.length <= MAX_WORDS_OF_NAME) return { name: bare, rest: '' };
  const cut = end === 'first' ? (words[1]?.index ?? 0) : (words.at(-1)?.index ?? 0);
  const [head, tail] = [bare.slice(0, cut), bare.slice(cut)];
  return end === 'first' ? { name: withoutEdges(head), rest: tail } : { name: tail, rest: head };
}
