import './spoken-number.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldText } from '#platform/language/fold-text.ts';
import { AREA_UNIT_SPELLINGS } from './area-spellings.ts';
import {
  AREA_UNITS,
  fromSquareFeet,
  MARLA_STANDARDS,
  REVENUE_MARLA,
  type SaidArea,
  SQUARE_FEET_IN_ACRE,
  toSquareFeet,
} from './area-units.ts';
import { parseDimensions, parseLength } from './length.ts';
import { parseNumber } from './number.ts';
import { NUMBER_WORDS, QUARTER_WORDS } from './number-words.ts';
import { AMOUNT_SPELLINGS, parseAmount } from './parse-amount.ts';
import { parseArea } from './parse-area.ts';
import { parsePrice, parseRate } from './parse-price.ts';
import { withoutRoundingError } from './rounding.ts';

const SQUARE_FOOT = { unit: 'sqft', times: 1 } as const;

function squareFeetOf(text: string, marla: number = REVENUE_MARLA): number | undefined {
  const area = parseArea(text, { bare: SQUARE_FOOT, squareFeetPerMarla: marla });
  return area && withoutRoundingError(toSquareFeet(area, marla));
}

test('reads numbers with Indian and western grouping', () => {
  const table: [string, number | undefined][] = [
    ['4500', 4500],
    [' 4500.0 ', 4500],
    ['.5', 0.5],
    ['1,23,45,678', 12_345_678],
    ['12,345,678.50', 12_345_678.5],
    ['45,00,000', 4_500_000],
    ['-5', -5],
    ['1e308', 1e308],
    ['99999999999999999999', 1e20],
    ['½', 0.5],
    ['5½', 5.5],
    ['5 ¾', 5.75],
    ['5⅛', 5.125],
    ['-1½', -1.5],
    ['1/2', 0.5],
    ['1⁄4', 0.25],
    ['3∕4', 0.75],
    ['5 1/2', 5.5],
    ['5-1/2', 5.5],
    ['12 3 / 4', 12.75],
    ['5.5½', undefined],
    ['1,000½', undefined],
    ['5⅓', undefined],
    ['5½½', undefined],
    ['5½5', undefined],
    ['51⁄2', undefined],
    ['5 1/2/3', undefined],
    ['1/3', undefined],
    ['2/4', undefined],
    ['7/2', undefined],
    ['5²', undefined],
    ['5%', undefined],
    ['12,34', undefined],
    ['1.2.3', undefined],
    ['abc', undefined],
    ['Infinity', undefined],
    ['0x10', undefined],
    ['', undefined],
  ];
  for (const [text, value] of table) assert.equal(parseNumber(text), value, text);
});

test('reads prices in rupees, lakh and crore', () => {
  const table: [string, number | undefined][] = [
    ['4500000', 4_500_000],
    ['Rs. 45,00,000', 4_500_000],
    ['Rs.45,00,000/-', 4_500_000],
    ['₹1,23,45,678', 12_345_678],
    ['INR 250000 only', 250_000],
    ['45 lakh', 4_500_000],
    ['45.5 Lacs', 4_550_000],
    ['45L', 4_500_000],
    ['1.2 Cr', 12_000_000],
    ['1.2Cr.', 12_000_000],
    ['₹ 1.25 Crore', 12_500_000],
    ['2 crores', 20_000_000],
    ['1 crore 25 lakh', 12_500_000],
    ['1 Cr, 25 lakh', 12_500_000],
    ['1 crore and 25 lakh', 12_500_000],
    ['45 lakh (negotiable)', 4_500_000],
    ['approx. 45 lac(s)', 4_500_000],
    ['90 thousand', 90_000],
    ['500k', 500_000],
    ['35k', 35_000],
    ['1.2 crore', 12_000_000],
    ['45 lac', 4_500_000],
    ['45 ਲੱਖ', 4_500_000],
    ['੪੫ ਲੱਖ', 4_500_000],
    ['45 लाख', 4_500_000],
    ['४५ लाख', 4_500_000],
    ['1.2 करोड़', 12_000_000],
    ['1.2 ਕਰੋੜ', 12_000_000],
    ['dedh crore', 15_000_000],
    ['ਡੇਢ ਕਰੋੜ', 15_000_000],
    ['sadhe 3 lakh', 350_000],
    ['साढ़े 3 लाख', 350_000],
    ['sawa crore', 12_500_000],
    ['paune 2 cr', 17_500_000],
    ['dhai lakh rupaye', 250_000],
    ['1½ Cr', 15_000_000],
    ['2 ½ crore', 25_000_000],
    ['1⁄2 crore', 5_000_000],
    ['1 1/2 crore 5 lakh', 15_500_000],
    ['saade 52 lakh', 5_250_000],
    ['saade panj lakh', 550_000],
    ['ਸਾਢੇ ਪੰਜ ਲੱਖ', 550_000],
    ['paune do crore', 17_500_000],
    ['sawa lakh', 125_000],
    ['do lakh pachas hazar', 250_000],
    ['one and a half crore', 15_000_000],
    ['2 and a half lakh', 250_000],
    ['45-lakh', 4_500_000],
    ['1 cr & 5 lakh', 10_500_000],
    ['45² lakh', undefined],
    ['45% lakh', undefined],
    ['1⅓ Cr', undefined],
    ['5.5½ lakh', undefined],
    ['45 lakh*', undefined],
    ['45 $ lakh', undefined],
    ['40 lakh–45 thousand', undefined],
    ['5 do lakh', undefined],
    ['about forty', undefined],
    ['sau', undefined],
    ['dedh 2 lakh', undefined],
    ['52.5 L Onwards', 5_250_000],
    ['45lac neg.', 4_500_000],
    ['45 lakh slightly negotiable', 4_500_000],
    ['sadhe lakh', undefined],
    ['sadhe 3.5 lakh', undefined],
    ['1e400', undefined],
    ['NaN', undefined],
    [`${'9'.repeat(400)} lakh`, undefined],
    ['0', 0],
    ['-100', -100],
    ['25 lakh 1 crore', undefined],
    ['45-50 lakh', undefined],
    ['5000 per sq ft', undefined],
    ['lakh', undefined],
    ['45 lakh lakh', undefined],
    ['', undefined],
  ];
  for (const [text, value] of table) assert.equal(parseAmount(text), value, text);
  assert.equal(parseAmount('45', 1e5), 4_500_000, 'a column in lakh');
  assert.equal(parseAmount('1.2 Cr', 1e5), 12_000_000, 'a unit of its own wins');
});

test('reads areas in any unit as square feet', () => {
  const table: [string, number | undefined][] = [
    ['1250', 1250],
    ['1,250 sq ft', 1250],
    ['1250 Sq.Ft.', 1250],
    ['1250sqft', 1250],
    ['1250 square feet', 1250],
    ['1250 ft2', 1250],
    ['100ft2', 100],
    ['approx 1250 sq ft', 1250],
    ['5 marla', 1361.25],
    ['5.5 Marlas', 1497.375],
    ['2 kanal', 10_890],
    ['1 kanal 5 marla', 6806.25],
    ['1 Kanal, 5 Marla', 6806.25],
    ['12-5', 66_701.25],
    ['12K-5M', 66_701.25],
    ['12k 5m', 66_701.25],
    ['0-3-2', 877.25],
    ['1.5 acre', 65_340],
    ['2 acres 4 kanal', 108_900],
    ['1 killa', 43_560],
    ['200 gaj', 1800],
    ['200 sq. yards', 1800],
    ['100 sq m', 1076.391042],
    ['100 m²', 1076.391042],
    ['1 hectare', 107_639.104167],
    ['-5', -5],
    ['1200-1500', undefined],
    ['12-25', undefined],
    ['5 marla 1 kanal', undefined],
    ['2 bigha', undefined],
    ['5 apples', undefined],
    ['marla', undefined],
    ['', undefined],
  ];
  for (const [text, value] of table) assert.equal(squareFeetOf(text), value, text);
});

test('another size of the marla changes marlas, kanals and K-M, but not the acre', () => {
  assert.equal(squareFeetOf('5 marla', 225), 1125);
  assert.equal(squareFeetOf('1 kanal', 225), 4500);
  assert.equal(squareFeetOf('1-0', 206.640625), 4132.8125);
  assert.equal(squareFeetOf('1 acre', 225), SQUARE_FEET_IN_ACRE);
  assert.equal(squareFeetOf('2 acres 4 kanal', 225), 105_120);
  assert.deepEqual(
    parseArea('1.5', { bare: { unit: 'acre', times: 1 } }),
    { value: 1.5, unit: 'acre' },
    'a bare number of acres',
  );
});

test('reads lengths as feet', () => {
  const table: [string, number | undefined][] = [
    ['40', 40],
    ['40 ft wide', 40],
    ["30'", 30],
    [`30' 6"`, 30.5],
    ['12 m', 39.370079],
    ['36 karam', 198],
    ['wide', undefined],
    ['saade 20 ft', 20.5],
    ['dhai sau feet wide', 250],
  ];
  for (const [text, value] of table) assert.equal(parseLength(text), value, text);
  assert.deepEqual(parseDimensions('30 x 60'), { length: 30, breadth: 60 });
  assert.deepEqual(parseDimensions("30' × 60.5'"), { length: 30, breadth: 60.5 });
  assert.deepEqual(parseDimensions('30 by 60 ft'), { length: 30, breadth: 60 });
  assert.deepEqual(parseDimensions('10 x 20 gaj'), { length: 30, breadth: 60 });
  assert.equal(parseDimensions('30'), undefined);
  assert.equal(parseDimensions('30x60x10'), undefined);
});

test('keeps an area in the unit in which it was said', () => {
  const table: [string, SaidArea | undefined][] = [
    ['10 marla', { value: 10, unit: 'marla' }],
    ['10 mrl', { value: 10, unit: 'marla' }],
    ['2 kanal 3 marla', { value: 2.15, unit: 'kanal' }],
    ['2 kanal te 3 marle', { value: 2.15, unit: 'kanal' }],
    ['12-5 kanal', { value: 12.25, unit: 'kanal' }],
    ['12-5 marla', { value: 12.25, unit: 'kanal' }],
    ['12-5', { value: 12.25, unit: 'kanal' }],
    ['0-3', { value: 3, unit: 'marla' }],
    ['10x45', { value: 450, unit: 'sqft' }],
    ['10 × 45 ft', { value: 450, unit: 'sqft' }],
    ['2.5 killa', { value: 2.5, unit: 'acre' }],
    ['kille 3', { value: 3, unit: 'acre' }],
    ['1 murabba', { value: 25, unit: 'acre' }],
    ['605 gaj', { value: 605, unit: 'sqyd' }],
    ['1 ਕਨਾਲ', { value: 1, unit: 'kanal' }],
    ['8 ਮਰਲੇ', { value: 8, unit: 'marla' }],
    ['2 ਕਿੱਲੇ', { value: 2, unit: 'acre' }],
    ['३ मरला', { value: 3, unit: 'marla' }],
    ['੧੦ ਮਰਲੇ', { value: 10, unit: 'marla' }],
    ['200 ਗਜ਼', { value: 200, unit: 'sqyd' }],
    ['900 ਵਰਗ ਫੁੱਟ', { value: 900, unit: 'sqft' }],
    ['dhai marle', { value: 2.5, unit: 'marla' }],
    ['sadhe 7 marla', { value: 7.5, unit: 'marla' }],
    ['ਅੱਧਾ ਕਿੱਲਾ', { value: 0.5, unit: 'acre' }],
    ['5½ marla', { value: 5.5, unit: 'marla' }],
    ['2¼ kanal', { value: 2.25, unit: 'kanal' }],
    ['1⁄2 acre', { value: 0.5, unit: 'acre' }],
    ['5 1/2 marla', { value: 5.5, unit: 'marla' }],
    ['5-1/2 marla', { value: 5.5, unit: 'marla' }],
    ['੫ ੧/੨ ਮਰਲੇ', { value: 5.5, unit: 'marla' }],
    ['5-marla', { value: 5, unit: 'marla' }],
    ['12‑5 kanal', { value: 12.25, unit: 'kanal' }],
    ['saade saat marle', { value: 7.5, unit: 'marla' }],
    ['do sau gaj', { value: 200, unit: 'sqyd' }],
    ['ek sau bees gaj', { value: 120, unit: 'sqyd' }],
    ['dhai sau gaj', { value: 250, unit: 'sqyd' }],
    ['20½ x 45', { value: 922.5, unit: 'sqft' }],
    ['140 sqyrd', { value: 140, unit: 'sqyd' }],
    ['140 Sqr Ft', { value: 140, unit: 'sqft' }],
    ['200 sq.yds', { value: 200, unit: 'sqyd' }],
    ['10 mrls', { value: 10, unit: 'marla' }],
    ['4 Acers', { value: 4, unit: 'acre' }],
    ['200 Sqyd (8 marla)', { value: 200, unit: 'sqyd' }],
    ['8 marla (2178 sq ft)', { value: 8, unit: 'marla' }],
    ['8 marla (1800 sq ft)', undefined],
    ['200 Sqyd (10 marla)', undefined],
    ['200 sqyd (corner)', undefined],
    ['10 marla (approx.)', { value: 10, unit: 'marla' }],
    ['5² marla', undefined],
    ['5½² marla', undefined],
    ['10³ sq ft', undefined],
    ['5⅓ marla', undefined],
    ['5/8 marla', undefined],
    ['5 ^ marla', undefined],
    ['10', undefined],
    ['5-10 marla', undefined],
    ['10x45x3', undefined],
    ['10 marla 45 lakh', undefined],
    ['1e400 marla', undefined],
    ['NaN marla', undefined],
    ['∞ marla', undefined],
    ['', undefined],
  ];
  for (const [text, area] of table) assert.deepEqual(parseArea(text), area, text);
});

test('reads areas as portals write them', () => {
  const read: Record<string, SaidArea> = {};
  const spelled = (value: number, unit: SaidArea['unit'], texts: string) => {
    for (const text of texts.split('|')) read[text.trim()] = { value, unit };
  };
  spelled(
    1200,
    'sqft',
    `1200 sq-ft|1,200 S.F.|1200 Sq_Ft|1200 sq/ft|1200 sq’ft|1200 Sq.Ft. onwards|1200 sq foots|sq ft 1200|
    Sq.Ft. 1200|1200 sqft only|1200 sqft / 111.48 sqm|1200 sqft [111.48 sqm]|1200 sqft = 111.5 sqm|1200 sqft plot`,
  );
  spelled(
    200,
    'sqyd',
    `200 Sq-Yds|200 SQ/YD|200 sq/yards|200 Sq_yd|200 square yrds|Sq.Yd. 200|200 sq. yd plot|200 Sqr. Yard|
    200 sqyd/1800 sqft|200 sq yds [1800 sqft]`,
  );
  spelled(
    100,
    'sqm',
    '100 Square Mtr|100 sq-m|100 sq/mtr|Sq. Mtr. 100|100 Sqr Mtrs|100 square mtrs.',
  );
  spelled(
    10,
    'marla',
    "10 Merla|10 Marlah|10 Mrl's|10 marla’s|10 marla plot|10 marla only|10 Marla land|marla 10|10 marla/2722 sqft",
  );
  spelled(5, 'acre', '5 acre land|5 Acr.|acres 5|5 acres only|5 Acre/40 Kanal');
  for (const [text, area] of Object.entries(read)) assert.deepEqual(parseArea(text), area, text);
  for (const text of `1250 sqft / 100 sqm|plot 10 marla|10 marla/20 sqft|1200+ sqft|1200 to 1500 sqft|10 m|1 K|
    5 bigha|2500/sqft|10 marla = 5|sq ft marla 10|10 sq's|10 marla [|N/A`.split('|'))
    assert.equal(parseArea(text.trim()), undefined, text);
});

test('an area goes to any unit and back without loss', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      fc.constantFrom(...AREA_UNITS),
      fc.constantFrom(...MARLA_STANDARDS),
      (value, unit, marla) => {
        const back = fromSquareFeet(toSquareFeet({ value, unit }, marla), unit, marla);
        assert.ok(Math.abs(back - value) <= value * 1e-12);
      },
    ),
  );
});

test('units of area are those of the land records', () => {
  assert.equal(toSquareFeet({ value: 8, unit: 'kanal' }), SQUARE_FEET_IN_ACRE);
  assert.equal(toSquareFeet({ value: 1, unit: 'kanal' }, 225), 4500);
  assert.equal(toSquareFeet({ value: 1, unit: 'kanal' }, 206.640625), 4132.8125);
  assert.equal(toSquareFeet({ value: 605, unit: 'sqyd' }), 5445);
  assert.equal(toSquareFeet({ value: 0.09290304, unit: 'sqm' }), 1);
});

test('whatever is typed is answered, with a finite number or none', () => {
  const words = fc.constantFrom(
    'marla',
    'kanal',
    ' ',
    '-',
    'x',
    '.',
    ',',
    'sadhe',
    'ਲੱਖ',
    'e9',
    '9',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      assert.ok(Number.isFinite(parseArea(text)?.value ?? 0));
      assert.ok(Number.isFinite(parseAmount(text) ?? 0));
    }),
    { numRuns: 1000 },
  );
});

test('each spelling has one meaning, whatever it counts', () => {
  const numbers = [...Object.keys(NUMBER_WORDS), ...QUARTER_WORDS.map(([, words]) => words)]
    .flatMap((words) => words.split(', '))
    .map(foldText);
  const spellings = [
    ...[AREA_UNIT_SPELLINGS, AMOUNT_SPELLINGS].flatMap((table) => [...table.keys()]),
    ...new Set(numbers),
  ];
  assert.equal(new Set(numbers).size, numbers.length);
  assert.deepEqual(spellings.map(foldText), spellings);
  assert.equal(new Set(spellings).size, spellings.length);
});

test('does not take names of object members for units', () => {
  for (const word of ['constructor', 'toString', '__proto__', 'valueOf']) {
    assert.equal(parseAmount(`5 ${word}`), undefined, word);
    assert.equal(parseArea(`5${word}`), undefined, word);
    assert.equal(parseLength(`5 ${word}`), undefined, word);
  }
});

test('reads a price for one unit of area', () => {
  const marla = { unit: 'marla', times: 1 };
  assert.deepEqual(parseRate('35k per marla'), { rupees: 35_000, per: marla });
  assert.deepEqual(parseRate('2 lakh/marla'), { rupees: 200_000, per: marla });
  assert.deepEqual(parseRate('40 लाख प्रति किल्ला'), {
    rupees: 4_000_000,
    per: { unit: 'acre', times: 1 },
  });
  for (const text of ['45 lakh', '45,00,000/-', '35k per bigha', 'per marla', '1/2 marla'])
    assert.equal(parseRate(text), undefined, text);
});

test('reads prices as portals write them, and what is no price as none', () => {
  for (const text of `45 lakhs fixed price|From 45 lakh|Starting 45 lakh|Starting from Rs 45 Lakh|
    starts from 45 L|Starting at ₹45 lac|Asking Price: 45 Lakh|Price: 45 Lakh|Price 45 lakh|45 lk|45 lks|45 lacks|
    45 laks|INR. 45 lakh|Rs: 45 lakh|45 lakh slight neg|45lac ngtbl|45 lac (negotiable)|0.45 cror|0.45 krore`.split(
    '|',
  ))
    assert.equal(parsePrice(text.trim()), 4_500_000, text);
  for (const text of `P.O.A.|TBA|to be decided|null|NaN|?|...|..|Negotiable|Price negotiable|Contact owner|Contact Agent|
    Ask owner|Please call|Pls. contact|Call owner for price|Undisclosed|Not specified|Not Applicable|Unavailable|
    Price not available|Price not disclosed|Price: on request|Price upon request|upon request|Request price|
    Enquire for price|On demand|Confidential|₹ -|Rs. -|Rs. N/A|Price - N/A`.split('|'))
    assert.equal(parsePrice(text.trim()), 0, text);
  for (const text of `Sold|45-50 lakh|45 to 50 lacs|From 45 to 50 lakh|45 lakh/plot|45 lakh x 2|1.2 C|call 9876543210|
    price|from|45% lakh|45 lakh per plot|2 for 45 lakh`.split('|'))
    assert.equal(parsePrice(text.trim()), undefined, text);
});
