import type { City } from '#features/listings/place.ts';
import { phrases, spellingsOf } from '#features/listings/spellings/phrases.ts';
import {
  INDIA_SPELLINGS,
  STATE_SPELLINGS,
  TOWN_STATES,
} from '#features/listings/spellings/region-spellings.ts';
import { foldText } from '#platform/language/fold-text.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';

/** The English names of the states of India by all their spellings. */
export const STATES = phrases(
  Object.entries(STATE_SPELLINGS).map(([name, spellings]) => [name, `${name},${spellings}`]),
);
const INDIA = spellingsOf(INDIA_SPELLINGS);

/** `haryana`, which is no town, but not `chandigarh`, which is one. */
export function isStateAlone(spelling: string): boolean {
  const state = STATES.get(spelling);
  return state !== undefined && !TOWN_STATES.has(state);
}

export function isIndia(spelling: string): boolean {
  return INDIA.includes(spelling);
}

/** A state by one name for all its spellings, to compare. */
export function stateKey(name: string): string {
  const [spelling = ''] = spellingsOf(name);
  return STATES.get(spelling) ?? spelling;
}

/** The names of a state and its country in all languages, as they are typed. */
export function regionSpellings({ state }: Pick<City, 'state'>): string[] {
  const names = [...namesOf(state), ...namesOf(state.country)];
  const known = STATE_SPELLINGS[stateKey(state.name)];
  return [
    ...names,
    ...(known === undefined ? [] : spellingsOf(`${stateKey(state.name)},${known}`)),
    ...(names.some(isIndia) ? INDIA : []),
  ];
}

/** The names of a place in all languages, folded. */
export function namesOf({ name, names }: Pick<City, 'name' | 'names'>): string[] {
  return [name, ...OTHER_LANGUAGES.map((language) => names[language] ?? '')]
    .map((text) =>
      foldText(text)
        .replace(/[\s-]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}
