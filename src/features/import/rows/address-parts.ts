import {
  folded,
  PIN_CODE,
  WORD,
  withoutEdges,
} from '#features/listings/understand/address-words.ts';
import { spellingsOf } from '#features/listings/understand/phrases.ts';
import { isIndia, isStateAlone, STATES } from '#features/listings/understand/regions.ts';
import { STATE_ABBREVIATIONS } from '#features/listings/understand/words/region-words.ts';
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
const ABBREVIATIONS = new Map(
  Object.entries(STATE_ABBREVIATIONS).flatMap(([state, spellings]) =>
    spellingsOf(spellings).map((spelling): [string, string] => [spelling, state]),
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
  const words = [...part.matchAll(WORD)];
  for (let count = Math.min(MAX_WORDS_OF_STATE, words.length); count > 0; count -= 1) {
    const from = words.at(-count)?.index ?? 0;
    const name = folded(part.slice(from));
    const before = withoutEdges(part.slice(0, from));
    if (isIndia(name)) return { ...found, before, isIndia: true };
    if (isStateAlone(name)) return { ...found, before, state: STATES.get(name) ?? '' };
    const short = ABBREVIATIONS.get(name);
    if (short !== undefined) return { ...found, before, state: short, isShort: true };
  }
  return undefined;
}
