import { foldLetters } from '#platform/language/fold-letters.ts';
import { type AreaUnit, SARSAHIS_IN_MARLA } from './area-units.ts';

/** A killa is one acre, a murabba 25. */
export interface UnitOfArea {
  readonly unit: AreaUnit;
  readonly times: number;
}

/**
 * The bigha is missing: it differs from district to district. Several words are written as one,
 * longer Latin ones without the `s` of the plural, `square` as `sq`.
 */
const SPELLINGS: readonly (readonly [AreaUnit, number, string])[] = [
  [
    'sqft',
    1,
    'sqft sft sf sqf squft sqareft sqfeet sqfoot feet ft² ਵਰਗਫੁੱਟ ਵਰਗਫ਼ੁੱਟ ਸੁਕੇਅਰਫੁੱਟ वर्गफ़ुट वर्गफ़ीट स्क्वायरफ़ुट',
  ],
  [
    'sqyd',
    1,
    'sqyd sqyrd sqyad sqyard yard yd yds yrd gaj gajj gaz guz sqgaj sqgaz yd² ਗਜ਼ ਵਰਗਗਜ਼ गज वर्गगज',
  ],
  ['sqm', 1, 'sqm sqmt sqmtr sqmeter sqmetre m² ਵਰਗਮੀਟਰ वर्गमीटर'],
  [
    'marla',
    1,
    'marla marlah merla marle marley marlaa mrl mrla mrle marala mrala ਮਰਲਾ ਮਰਲੇ ਮਰਲਿਆਂ मरला मरले',
  ],
  ['marla', 1 / SARSAHIS_IN_MARLA, 'sarsahi sirsahi sarsai ਸਰਸਾਹੀ सरसाही'],
  ['kanal', 1, 'kanal kanaal kannal knal knl kanl ਕਨਾਲ ਕਨਾਲਾਂ ਕਨਾਲੀ कनाल'],
  [
    'acre',
    1,
    'acre acer acar acr acs ac ekar akar killa kila kille killey kile qilla khet kheta ਏਕੜ ਕਿੱਲਾ ਕਿੱਲੇ ਕਿੱਲਿਆਂ ਖੇਤ एकड़ किल्ला किल्ले किला किले खेत',
  ],
  ['acre', 25, 'murabba muraba ਮੁਰੱਬਾ ਮੁਰੱਬੇ मुरब्बा मुरब्बे'],
  ['hectare', 1, 'hectare hectre hec ha ਹੈਕਟੇਅਰ हेक्टेयर'],
];

const SQUARE = /\bsq([a-z]+)/g;
const HAS_PLURAL = /\b[a-z]{3,}\b/g;

/** By their folded spelling. */
export const AREA_UNIT_SPELLINGS: ReadonlyMap<string, UnitOfArea> = new Map(
  SPELLINGS.flatMap(([unit, times, spellings]) =>
    spellings
      .replace(SQUARE, '$& sqr$1 square$1')
      .replace(HAS_PLURAL, '$& $&s')
      .split(' ')
      .map((spelling): [string, UnitOfArea] => [foldLetters(spelling), { unit, times }]),
  ),
);
