import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { City } from '#features/listings/place.ts';
import { spellingsOf } from '#features/listings/spellings/phrases.ts';
import { STATE_SPELLINGS } from '#features/listings/spellings/region-spellings.ts';
import { PHRASES } from '#test/phrases-of-visitors.ts';
import { TEST_PLACES as PLACES } from '#test/test-places.ts';
import { knownPlaces } from './read-place.ts';
import { understand } from './understand.ts';

test('understands phrases as visitors type them', () => {
  for (const [text, filters, left] of PHRASES) {
    const { location, ...others } = understand(text, PLACES).filters;
    const place = PLACES.cityName(location);
    const understood = place === undefined ? others : { ...others, place };
    assert.deepEqual(understood, filters, text);
    assert.equal(understand(text, PLACES).text, left, text);
  }
});

test('leaves out what is understood and cannot be searched', () => {
  for (const [text, unused, left] of [
    ['35k per marla plot', ['35k per marla'], ''],
    ['urgent plot hoshiarpur', ['urgent'], ''],
    ['rent house jalandhar', ['rent'], ''],
    ['plot not in nakodar', ['not in nakodar'], ''],
    ['house without park', ['without park'], ''],
    ['kothi without car parking', ['without car parking'], ''],
    ['ਬਿਨਾਂ ਕਾਰ ਪਾਰਕਿੰਗ ਮਕਾਨ', ['ਬਿਨਾਂ ਕਾਰ ਪਾਰਕਿੰਗ'], ''],
    ['plot no 12 no broker', ['no broker'], 'no 12'],
    ['plot under 20 lakh not more than 10 marla', [], ''],
    ['not less than 10 marla', [], ''],
    ['plot not 10 marla', ['not 10 marla'], ''],
    ['kothi not south facing', ['not south facing'], ''],
    ['plot corner nahi chahida', ['corner nahi chahida'], ''],
    ['jalandhar nahi hoshiarpur', ['jalandhar nahi'], ''],
    ['ਪਲਾਟ ਨਕੋਦਰ ਤੋਂ ਬਿਨਾਂ', ['ਨਕੋਦਰ ਤੋਂ ਬਿਨਾਂ'], ''],
    ['प्लॉट नकोदर नहीं', ['नकोदर नहीं'], ''],
    ['बिना पार्क मकान', ['बिना पार्क'], ''],
    ['plot not', ['not'], ''],
    ['nahi', ['nahi'], ''],
    ['want', ['want'], ''],
    ['nai kothi', ['nai'], ''],
    ['plot opp bus stand', ['opp'], 'Bus Stand'],
    ['school ke saamne kothi', ['saamne'], 'school'],
    ['close to bus stand', [], 'Bus Stand'],
    ['ਬੱਸ ਅੱਡੇ ਦੇ ਨਜ਼ਦੀਕ', [], 'Bus Stand'],
    ['बस स्टैंड के पास', [], 'Bus Stand'],
    ['मॉडल हाउस Jalandhar', [], 'Model House'],
    ['99999999999999 crore plot', ['99999999999999 crore'], ''],
    ['0 lakh plot', ['0 lakh'], ''],
  ] as const) {
    const understood = understand(text, PLACES);
    assert.deepEqual([understood.unused, understood.text], [unused, left], text);
  }
  const { filters } = understand('plot not in nakodar', PLACES);
  assert.deepEqual(filters, { propertyType: 200 });
  assert.equal(
    PLACES.cityName(understand('jalandhar nahi hoshiarpur', PLACES).filters.location),
    'Hoshiarpur',
  );
});

test('finds places and kinds in another order of code points', () => {
  for (const [text, place] of [
    ['ਅ\u0a3eਦਮਪੁਰ ਪਲਾਟ', 'Adampur'],
    ['ਪਲਾਟ ਜਲਨ੍ਧਰ', 'Jalandhar'],
    ['जालन्धर में प्लॉट', 'Jalandhar'],
    ['प्लॉट टाण्डा', 'Tanda Urmar'],
    ['ਟਾਣ੍ਡਾ ਪਲਾਟ', 'Tanda Urmar'],
  ] as const) {
    const { filters } = understand(text, PLACES);
    assert.deepEqual([PLACES.cityName(filters.location), filters.propertyType], [place, 200], text);
  }
});

const INDIA = { id: 1, name: 'India', names: {} };
const inState = (id: number, name: string, state: string): City => {
  const stateId = state === 'Punjab' ? 1 : 2;
  return {
    ...{ id, name, names: {}, stateId },
    state: { id: stateId, name: state, names: {}, countryId: 1, country: INDIA },
  };
};

test('the name of a state is no town', () => {
  for (const name of Object.keys(STATE_SPELLINGS))
    for (const spelling of spellingsOf(`${name},${STATE_SPELLINGS[name]}`)) {
      const { filters, text } = understand(`plot in ${spelling}`, PLACES);
      assert.equal(filters.location, undefined, spelling);
      // All cities lie in Punjab.
      assert.equal(text === '', name === 'Punjab', spelling);
    }
  assert.equal(understand('hariyana plot', PLACES).filters.location, undefined);
  assert.equal(PLACES.cityName(understand('plot hariana', PLACES).filters.location), 'Hariana');
  assert.equal(understand('plot punjab chowk', PLACES).text, 'punjab chowk');
});

test('a state tells which town of two is meant, and a town elsewhere is not chosen', () => {
  const places = knownPlaces([
    inState(1, 'Adampur', 'Punjab'),
    inState(2, 'Adampur', 'Haryana'),
    inState(3, 'Nakodar', 'Punjab'),
    inState(4, 'Chandigarh', 'Chandigarh'),
  ]);
  for (const [typed, location, left] of [
    ['plot adampur', undefined, 'adampur'],
    ['plot adampur haryana', 2, ''],
    ['plot adampur punjab india', 1, ''],
    ['ਪਲਾਟ adampur ਹਰਿਆਣਾ', 2, ''],
    ['plot nakodar haryana', undefined, 'nakodar haryana'],
    ['plot haryana', undefined, 'haryana'],
    ['plot in punjab', undefined, 'punjab'],
    ['plot india', undefined, ''],
    ['plot chandigarh', 4, ''],
    ['plot teh nakodar distt jalandhar', 3, 'jalandhar'],
  ] as const) {
    const { filters, text } = understand(typed, places);
    assert.deepEqual([filters.location, text], [location, left], typed);
  }
});

test('no number is dropped, whatever digits or signs it is written in', () => {
  const codePoints = Array.from({ length: 0x20_000 }, (_, code) => code);
  const numbers = codePoints
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /^\p{N}$/u.test(character));
  assert.ok(numbers.length > 1000);
  for (const number of [...numbers, '½%', '٣½', '⅓⅓']) {
    const before = understand(`${number} acre plot`, PLACES);
    const kept = [before.text, ...before.unused].join(' ');
    assert.ok(before.filters.minArea !== undefined || kept.includes(number), number);
    const behind = understand(`plot 7 marla ${number}`, PLACES);
    const isRead = behind.filters.maxBudget !== undefined || behind.filters.minArea !== 7;
    assert.ok(isRead || /\p{N}/u.test(behind.text), `${number} ${JSON.stringify(behind)}`);
  }
});

test('a number of which only a part can be read limits nothing, and stays among the words', () => {
  const number = fc.constantFrom('5', '7', '45', '2.5', '1,200', '5½');
  const unit = fc.constantFrom('marla', 'lakh', 'crore', 'acre', 'bhk', 'ਮਰਲੇ', 'एकड़');
  const before = fc.constantFrom('', 'under ', 'more than ', '₹', 'between ');
  const tied = fc
    .tuple(
      number,
      fc.constantFrom(...['/', ' / ', '⁄', ':', ';', '_', '~', '|', "'", '&', '=', '!', 'e', 'E+']),
      number,
    )
    .map((parts) => parts.join(''))
    // `1 1/2` and the like are not among them.
    .filter((text) => !/½[eE]/.test(text));
  const spoken = fc.constantFrom(
    ...['saade 5½', 'sawa 5.5', 'paune 2.5', 'dhai 3', 'half 5', 'minus 5', '1.5 ½', '1,200 3/4'],
    ...['do ½', '½ ½', '1/2 1/2', '5 point 5', 'do point panj', '5 + 5', '5+5', '2 and 1/4'],
    ...['1/3', '2 2/3', '1 1/2/3', '4½5', '4½.5', '½5', '5²', '1e2e3', '5.5.5', '5..7'],
  );
  const negative = number.map((text) => `-${text}`);
  fc.assert(
    fc.property(before, fc.oneof(tied, spoken, negative), unit, (words, written, name) => {
      const { filters, text } = understand(`${words}${written} ${name}`, PLACES);
      assert.deepEqual(filters, {}, `${words}${written} ${name}`);
      for (const [digits] of written.matchAll(/\d+/g)) assert.ok(text.includes(digits), text);
    }),
    { numRuns: 3000 },
  );
  for (const text of ['rs 45 00 500', 'rs 1 000 000', 'under rs 45 00 500', 'plot 12e4'])
    assert.deepEqual(Object.keys(understand(text, PLACES).filters).filter(isAmount), [], text);
});

const isAmount = (member: string) => /Budget|Area/.test(member);

test('a dash parts words from a number, and dots do', () => {
  for (const [text, filters] of [
    ['house -50 lakh', { propertyType: 100, maxBudget: 5_000_000 }],
    ['5 marla -45 lakh', { minArea: 5, maxArea: 5, areaUnit: 'marla', maxBudget: 4_500_000 }],
    ['above-45 lakh', { minBudget: 4_500_000 }],
    ['5--10 marla', { minArea: 5, maxArea: 10, areaUnit: 'marla' }],
    ['plot ...5 marla', { propertyType: 200, minArea: 5, maxArea: 5, areaUnit: 'marla' }],
    ['2 and 1/2 acre', { minArea: 2.5, maxArea: 2.5, areaUnit: 'acre' }],
  ] as const)
    assert.deepEqual(
      understand(text, PLACES),
      { filters, text: '', unused: [], remarks: new Set() },
      text,
    );
});

test('no text fails, and what is understood of one never contradicts itself', () => {
  const word = fc.constantFrom(
    ...PHRASES.flatMap(([text]) => text.split(' ')),
    ...'under above between to tak ton se - + x 0 999999999999 1.2.3 ₹ # . , <'.split(' '),
  );
  const mixed = fc.array(word, { maxLength: 30 }).map((words) => words.join(' ').slice(0, 200));
  const typed = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(fc.oneof(mixed, typed), (text) => {
      const { filters } = understand(text, PLACES);
      assert.ok((filters.minBudget ?? 0) <= (filters.maxBudget ?? Number.POSITIVE_INFINITY), text);
      assert.ok((filters.minArea ?? 0) <= (filters.maxArea ?? Number.POSITIVE_INFINITY), text);
      for (const value of Object.values(filters))
        assert.ok(typeof value === 'string' || (Number.isFinite(value) && value > 0), text);
    }),
    { numRuns: 2000 },
  );
});
