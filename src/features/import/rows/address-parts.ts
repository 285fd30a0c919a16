import { phrases, spellingsOf } from '#features/listings/spellings/phrases.ts';
import {
  INDIA_SPELLINGS,
  STATE_ABBREVIATIONS,
} from '#features/listings/spellings/region-spellings.ts';
import {
  folded,
  PIN_CODE,
  WORD,
  withoutEdges,
} from '#features/listings/understand/address-words.ts';
import { isIndia, isStateAlone, STATES } from '#features/listings/understand/regions.ts';
import { onFirstUse } from '#platform/concurrency/on-first-use.ts';
import { splitDistricts } from './address-districts.ts';

/** What an address says of where it lies. */
export interface AddressParts {
  /** What is left between its commas. */
  readonly near: readonly string[];
  /** The names behind `Tehsil` and `Distt.`. */
  readonly tehsil: string;
  readonly district: string;
  /** The English name of a state of India, or ''. */
  readonly state: string;
  readonly isIndia: boolean;
}

const LABEL = /^\s*(?:address|town|city|state|country|ਰਾਜ|राज्य)\s*:/iu;
const BETWEEN_PARTS = /[,،;|\n()]+/;
const PIN_AT_END = new RegExp(`(?:${PIN_CODE.source})[\\s.-]*$`, 'iu');
const MAX_WORDS_OF_STATE = 8;
const ABBREVIATIONS = phrases(Object.entries(STATE_ABBREVIATIONS));
const lastWords = onFirstUse(
  () =>
    new Set(
      [...STATES.keys(), ...spellingsOf(INDIA_SPELLINGS), ...ABBREVIATIONS.keys()].map((spelling) =>
        lastWord(folded(spelling)),
      ),
    ),
);

export function addressParts(text: string): AddressParts {
  const parts = text.split(BETWEEN_PARTS).map((part) => withoutEdges(part.replace(LABEL, '')));
  const { state, isIndia } = takeRegions(parts);
  return { state, isIndia, ...splitDistricts(parts.filter((part) => part !== '')) };
}

/** Takes states, India and pin codes out: at the end wherever they stand, before it as parts of their own. */
function takeRegions(parts: string[]) {
  let state = '';
  let isInIndia = false;
  let isEnd = true;
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    for (let region = regionAtEnd(parts[index] ?? ''); region !== undefined; ) {
      const isWhole = region.before === '';
      if (!isEnd && !isWhole) break;
      // `UP` alone says nothing.
      if (region.isShort && isWhole && index === 0) break;
      state ||= region.state;
      isInIndia ||= region.state !== '' || region.isIndia;
      parts[index] = region.before;
      region = regionAtEnd(region.before);
    }
    isEnd &&= parts[index] === '';
  }
  return { state, isIndia: isInIndia };
}

interface Region {
  readonly before: string;
  readonly state: string;
  readonly isIndia: boolean;
  readonly isShort: boolean;
}

function regionAtEnd(part: string): Region | undefined {
  const found = { state: '', isIndia: false, isShort: false };
  const pin = PIN_AT_END.exec(part);
  if (pin !== null) return { ...found, before: withoutEdges(part.slice(0, pin.index)) };
  if (!lastWords().has(lastWord(folded(part)))) return undefined;
  const words = [...part.matchAll(WORD)];
  for (let count = Math.min(MAX_WORDS_OF_STATE, words.length); count > 0; count -= 1) {
    const from = words.at(-count)?.index ?? 0;
    const named = regionNamed(folded(part.slice(from)));
    if (named !== undefined)
      return { ...found, ...named, before: withoutEdges(part.slice(0, from)) };
  }
  return undefined;
}

function regionNamed(name: string): Partial<Region> | undefined {
  if (isIndia(name)) return { isIndia: true };
  if (isStateAlone(name)) return { state: STATES.get(name) ?? '' };
  const short = ABBREVIATIONS.get(name);
  return short === undefined ? undefined : { state: short, isShort: true };
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}
