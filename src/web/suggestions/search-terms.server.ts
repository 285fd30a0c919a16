import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { spellingsOf } from '#features/listings/understand/phrases.ts';
import { isStateAlone } from '#features/listings/understand/regions.ts';
import {
  HOUSE_SPELLINGS,
  KIND_SPELLINGS,
  LAND_SPELLINGS,
  PLOT_SPELLINGS,
} from '#features/listings/understand/words/kind-words.ts';
import { PLACE_SPELLINGS } from '#features/listings/understand/words/place-words.ts';
import type { City } from '#features/places/place.ts';
import { foldText } from '#language/fold-text.ts';
import { LANGUAGE_CODES } from '#language/language.ts';
import { type LanguageWords, WORDS } from '#web/words/words.server.ts';
import type { SearchTerm } from './search-term.ts';
import { namesIn } from './suggest.ts';

const SUBKINDS = [
  { list: 'HouseType', spellings: HOUSE_SPELLINGS },
  { list: 'PlotType', spellings: PLOT_SPELLINGS },
  { list: 'LandType', spellings: LAND_SPELLINGS },
] as const;

const KINDS: readonly SearchTerm[] = [
  ...LISTING_KINDS.map(({ id, block }) =>
    kindTerm((words) => words.shared.kinds[block].one, KIND_SPELLINGS[id]),
  ),
  ...SUBKINDS.flatMap(({ list, spellings }) =>
    Object.entries(spellings).map(([code, spelling]) =>
      kindTerm((words) => words.enumerations[list][Number(code)] ?? '', spelling),
    ),
  ),
];

function kindTerm(nameIn: (words: LanguageWords) => string, spellings: string): SearchTerm {
  const names = recordOf(LANGUAGE_CODES, (language) => nameIn(WORDS[language]));
  return term('kind', names, spellings);
}

/** What the box offers while somebody types: the kinds, and the places of the catalogue. */
export function searchTerms(cities: readonly City[]): SearchTerm[] {
  const places = cities.map(({ name, names }) => {
    // Whoever types it means the state, so it is completed to the English name.
    const ofStates = Object.values(names).filter(
      (name) => name !== undefined && isStateAlone(foldText(name)),
    );
    const own = Object.entries(names).filter(([, name]) => !ofStates.includes(name));
    const spellings = [PLACE_SPELLINGS[name] ?? '', ...ofStates].join(',');
    return term('place', { en: name, ...Object.fromEntries(own) }, spellings);
  });
  return [...KINDS, ...places];
}

function term(of: SearchTerm['of'], names: SearchTerm['names'], spellings: string): SearchTerm {
  const known = namesIn(names).map(foldText);
  return {
    of,
    names,
    spellings: spellingsOf(spellings).filter(
      (spelling) => !known.some((name) => name.startsWith(spelling)),
    ),
  };
}
