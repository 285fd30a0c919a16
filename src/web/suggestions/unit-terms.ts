import { kindsWith } from '#features/listings/field-queries.ts';
import { LAND, LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { spellingsOf } from '#features/listings/spellings/phrases.ts';
import { ROOM_WORDS } from '#features/listings/spellings/small-words.ts';
import { isKilla } from '#features/listings/understand/read-unit.ts';
import { onFirstUse } from '#platform/concurrency/on-first-use.ts';
import type { Language } from '#platform/language/language.ts';
import { AREA_UNIT_SPELLINGS } from '#platform/units/area-spellings.ts';
import type { AreaUnit } from '#platform/units/area-units.ts';
import { AMOUNT_SPELLINGS } from '#platform/units/parse-amount.ts';
import type { DetailTerm, UnitTerm } from './search-term.ts';

type Names = Readonly<Record<Language, string>>;

const LAKH = 100_000;
const CRORE = 10_000_000;
const ALL_KINDS = LISTING_KINDS.map(({ id }) => id);
const ROOM_NAMES: Names = { en: 'bhk', pa: 'ਕਮਰੇ', hi: 'कमरे' };

/** The units of amounts that are offered, the likelier first. */
export const unitTerms = onFirstUse((): readonly UnitTerm[] => [
  area([1, 30], { en: 'marla', pa: 'ਮਰਲੇ', hi: 'मरला' }, spellingsOfUnit('marla')),
  money([10, 999], { en: 'lakh', pa: 'ਲੱਖ', hi: 'लाख' }, LAKH),
  money([1, 9.99], { en: 'crore', pa: 'ਕਰੋੜ', hi: 'करोड़' }, CRORE),
  {
    ...{ of: 'unit', measures: 'rooms', usual: [1, 6], kinds: kindsWith('noOfRooms') },
    ...{ names: ROOM_NAMES, spellings: spellingsOf(ROOM_WORDS) },
  },
  area([1, 16], { en: 'kanal', pa: 'ਕਨਾਲ', hi: 'कनाल' }, spellingsOfUnit('kanal')),
  {
    ...area(
      [1, 25],
      { en: 'killa', pa: 'ਕਿੱਲੇ', hi: 'किल्ला' },
      areaSpellings((_, spelling) => isKilla(spelling)),
    ),
    kinds: [LAND],
  },
  area([1, 25], { en: 'acre', pa: 'ਏਕੜ', hi: 'एकड़' }, spellingsOfUnit('acre')),
  area([50, 999], { en: 'gaj', pa: 'ਗਜ਼', hi: 'गज' }, spellingsOfUnit('sqyd')),
  area([500, 9999], { en: 'sq ft', pa: 'ਵਰਗ ਫੁੱਟ', hi: 'वर्ग फुट' }, spellingsOfUnit('sqft')),
]);

export const rareUnits = onFirstUse((): readonly DetailTerm[] => [
  {
    ...{ measures: 'area', kinds: ALL_KINDS },
    spellings: [...spellingsOfUnit('sqm'), ...spellingsOfUnit('hectare')],
  },
  {
    ...{ measures: 'money', kinds: ALL_KINDS },
    spellings: amountSpellings((rupees) => rupees !== LAKH && rupees !== CRORE),
  },
]);

function area(usual: UnitTerm['usual'], names: Names, spellings: readonly string[]): UnitTerm {
  return unit('area', usual, names, spellings);
}

function money(usual: UnitTerm['usual'], names: Names, size: number): UnitTerm {
  return unit(
    'money',
    usual,
    names,
    amountSpellings((rupees) => rupees === size),
  );
}

function unit(
  measures: UnitTerm['measures'],
  usual: UnitTerm['usual'],
  names: Names,
  spellings: readonly string[],
): UnitTerm {
  return { of: 'unit', measures, usual, kinds: ALL_KINDS, names, spellings };
}

function spellingsOfUnit(unit: AreaUnit): string[] {
  return areaSpellings((asked, spelling) => asked === unit && !isKilla(spelling));
}

function areaSpellings(isAsked: (unit: AreaUnit, spelling: string) => boolean): string[] {
  return [...AREA_UNIT_SPELLINGS]
    .filter(([spelling, { unit }]) => isAsked(unit, spelling))
    .map(([spelling]) => spelling);
}

function amountSpellings(isAsked: (rupees: number) => boolean): string[] {
  return [...AMOUNT_SPELLINGS]
    .filter(([, rupees]) => isAsked(rupees))
    .map(([spelling]) => spelling);
}
