import { foldLetters } from '#language/fold-letters.ts';
import { type AreaUnit, SARSAHIS_IN_MARLA } from './area-units.ts';

/** A killa is one acre, a murabba 25. */
export interface UnitOfArea {
  readonly unit: AreaUnit;
  readonly times: number;
}

/** The bigha is missing: it differs from district to district. Several words are written as one. */
const SPELLINGS: readonly (readonly [AreaUnit, number, string])[] = [
  [
    'sqft',
    1,
    'sqft sqfts sft sf sqf sqfoots sqfeets sqrft sqrfeet sqrfoot squft sqareft squarefeets sqfeet sqfoot squarefeet squarefoot squareft feet ft² ਵਰਗਫੁੱਟ ਵਰਗਫ਼ੁੱਟ ਸੁਕੇਅਰਫੁੱਟ वर्गफ़ुट वर्गफ़ीट स्क्वायरफ़ुट',
  ],
  [
    'sqyd',
    1,
    'sqyd sqyds sqyrd sqyrds sqryd sqryds sqryrd sqyad sqyads sqyard sqyards sqryard sqryards squareyard squareyards squareyd squareyds squareyrd squareyrds yard yards yd yds yrd yrds gaj gajj gaz guz gajs sqgaj sqgaz squaregaj yd² ਗਜ਼ ਵਰਗਗਜ਼ गज वर्गगज',
  ],
  [
    'sqm',
    1,
    'sqm sqms sqmt sqmts sqrm sqrmt sqrmtr sqmtr sqmtrs sqrmtrs sqmeter sqmeters sqmetre sqmetres squaremtr squaremtrs squaremeter squaremeters squaremetre squaremetres m² ਵਰਗਮੀਟਰ वर्गमीटर',
  ],
  [
    'marla',
    1,
    'marla marlas marlah merla marle marley marlaa mrl mrls mrla mrle mrlas marala mrala ਮਰਲਾ ਮਰਲੇ ਮਰਲਿਆਂ मरला मरले',
  ],
  ['marla', 1 / SARSAHIS_IN_MARLA, 'sarsahi sarsahis sirsahi sarsai ਸਰਸਾਹੀ सरसाही'],
  ['kanal', 1, 'kanal kanals kanaal kannal knal knl knls kanl kanls ਕਨਾਲ ਕਨਾਲਾਂ ਕਨਾਲੀ कनाल'],
  [
    'acre',
    1,
    'acre acres acer acers acar acars acr acrs acs ac ekar akar killa killas kila kilas kille killey kile qilla khet kheta ਏਕੜ ਕਿੱਲਾ ਕਿੱਲੇ ਕਿੱਲਿਆਂ ਖੇਤ एकड़ किल्ला किल्ले किला किले खेत',
  ],
  ['acre', 25, 'murabba murabbas muraba ਮੁਰੱਬਾ ਮੁਰੱਬੇ मुरब्बा मुरब्बे'],
  ['hectare', 1, 'hectare hectares hectre hectres hec ha ਹੈਕਟੇਅਰ हेक्टेयर'],
];

/** By their folded spelling. */
export const AREA_UNIT_SPELLINGS: ReadonlyMap<string, UnitOfArea> = new Map(
  SPELLINGS.flatMap(([unit, times, spellings]) =>
    spellings
      .split(/\s+/)
      .map((spelling): [string, UnitOfArea] => [foldLetters(spelling), { unit, times }]),
  ),
);
