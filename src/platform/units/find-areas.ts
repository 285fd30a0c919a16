import './spoken-number.ts';
import { AREA_UNIT_SPELLINGS } from './area-spellings.ts';
import type { SaidArea } from './area-units.ts';
import { parseArea } from './parse-area.ts';
import { foldAmount, withPlainNumbers } from './plain-numbers.ts';

const MAX_WORDS = 4;
/** A front or a road: `40 feet`. */
const LENGTH = /^[\d.,]+ ?(?:feet|foot|ft|m|yards?|yds?)$/;

/** The areas that a text names with their units, as `10 marla` in a title. */
export function findAreas(text: string): SaidArea[] {
  const areas: SaidArea[] = [];
  const plain = withPlainNumbers(foldAmount(text));
  if (!/\d/.test(plain)) return areas;
  const words = plain.split(/\s+/);
  for (let start = 0; start < words.length; start += 1) {
    if (!isMeasure(words, start)) continue;
    for (let end = Math.min(start + MAX_WORDS, words.length); end > start; end -= 1) {
      const area = areaOf(
        words
          .slice(start, end)
          .join(' ')
          .replace(/[,.;:!]+$/, ''),
      );
      if (area === undefined) continue;
      areas.push(area);
      start = end - 1;
      break;
    }
  }
  return areas;
}

/** Whether a number stands here with a unit of area, which most numbers of a title lack. */
function isMeasure(words: readonly string[], start: number): boolean {
  const [, behind] = /^[\d.,]+(.*)$/.exec(words[start] ?? '') ?? [];
  if (behind === undefined) return false;
  const next = words.slice(start + 1, start + 3).map(lettersOf);
  const [first = '', second = ''] =
    behind === '' || behind === ',' ? next : [lettersOf(behind), next[0]];
  return AREA_UNIT_SPELLINGS.has(first) || AREA_UNIT_SPELLINGS.has(first + second);
}

function lettersOf(word: string): string {
  return word.replace(/[^\p{L}\p{M}²]/gu, '');
}

/** Undefined without a unit: `12-5` may be the number of a plot. */
function areaOf(words: string): SaidArea | undefined {
  return /\p{L}/u.test(words) && !LENGTH.test(words) ? parseArea(words) : undefined;
}
