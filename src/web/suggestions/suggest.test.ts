import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { recordOf } from '#features/listings/typed-record.ts';
import { understand } from '#features/listings/understand/understand.ts';
import { type Language, OTHER_LANGUAGES } from '#platform/language/language.ts';
import { PHRASES } from '#test/phrases-of-visitors.ts';
import { TEST_CITIES, TEST_PLACES } from '#test/test-places.ts';
import { termsOf } from './search-terms.server.ts';
import { firstPlaces, suggest } from './suggest.ts';

const idOf = (place: string) => TEST_CITIES.find(({ name }) => name === place)?.id ?? 0;
const LISTINGS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  Jalandhar: { 100: 30, 200: 40, 400: 5 },
  Hoshiarpur: { 100: 20, 200: 30, 300: 9 },
  Nakodar: { 200: 12, 300: 20 },
  Dasuya: { 300: 1 },
};
const UNTRANSLATED = recordOf(OTHER_LANGUAGES, () => '');
const TERMS = termsOf(
  TEST_CITIES.map((city) => ({ ...city, listings: LISTINGS[city.name] ?? {} })),
  [
    {
      city_id: idOf('Jalandhar'),
      neighbourhood: 'Model Town',
      kinds: [100, 200],
      ...UNTRANSLATED,
      pa: 'ਮਾਡਲ ਟਾਊਨ',
      hi: 'मॉडल टाउन',
    },
    {
      city_id: idOf('Hoshiarpur'),
      neighbourhood: 'Model Town',
      kinds: [100, 200],
      ...UNTRANSLATED,
    },
    {
      city_id: idOf('Jalandhar'),
      neighbourhood: 'Nakodar Road',
      kinds: [100, 200],
      ...UNTRANSLATED,
    },
    {
      city_id: idOf('Jalandhar'),
      neighbourhood: 'Urban Estate Phase 2',
      kinds: [100, 200],
      ...UNTRANSLATED,
    },
  ],
);

function phrases(text: string, rest = '', language: Language = 'en'): string[] {
  return suggest({ text, rest }, TERMS, language).map(({ phrase }) => phrase);
}

test('completes places, kinds, neighbourhoods and amounts in the script that was typed', () => {
  for (const [text, first] of [
    ['hosh', 'Hoshiarpur'],
    ['jald', 'Jalandhar'],
    ['hsp', 'Hoshiarpur'],
    ['LOHI', 'Lohian Khas'],
    ['nakudar', 'Nakodar'],
    ['ਹੁਸ਼', 'ਹੁਸ਼ਿਆਰਪੁਰ'],
    ['होशि', 'होशियारपुर'],
    ['ਹਰਿਆ', 'Hariana'],
    ['ਅ\u0a3eਦਮ', 'ਆਦਮਪੁਰ'],
    ['जालन्ध', 'जालंधर'],
    ['10 marla plot hosh', '10 marla plot Hoshiarpur'],
    ['plot in m', 'plot in Mukerian'],
    ['ਪਲਾਟ ਨਕੋ', 'ਪਲਾਟ ਨਕੋਦਰ'],
    ['मकान जा', 'मकान जालंधर'],
    ['koth', 'kothi'],
    ['farm house pl', 'farm house plot'],
    ['zam', 'land'],
    ['dukaan', 'shop'],
    ['hoshiarpur pl', 'hoshiarpur plot'],
    ['5 ਮਰਲੇ ਪਲ', '5 ਮਰਲੇ ਪਲਾਟ'],
    ['दुका', 'दुकान'],
    ['model t', 'Model Town Jalandhar'],
    ['ਮਾਡਲ ਟ', 'ਮਾਡਲ ਟਾਊਨ Jalandhar'],
    ['kothi hoshiarpur model', 'kothi hoshiarpur Model Town'],
    ['nakodar r', 'Nakodar Road Jalandhar'],
    ['urban est', 'Urban Estate Phase 2 Jalandhar'],
    ['plot under 45 l', 'plot under 45 lakh'],
    ['plot under 45', 'plot under 45 lakh'],
    ['kothi 1.2 c', 'kothi 1.2 crore'],
    ['5 m', '5 marla'],
    ['plot 12', 'plot 12 marla'],
    ['3 b', '3 bhk'],
    ['10 marla plot 45', '10 marla plot 45 lakh'],
    ['ਪਲਾਟ 45 ਲ', 'ਪਲਾਟ 45 ਲੱਖ'],
    ['प्लॉट 45', 'प्लॉट 45 लाख'],
    ['੪੫ ਲ', '੪੫ ਲੱਖ'],
    ['2 ka', '2 kanal'],
    ['land 5 a', 'land 5 acre'],
  ] as const)
    assert.equal(phrases(text)[0], first, text);
});

test('continues what is complete with the kinds and places that have listings', () => {
  assert.deepEqual(phrases('kothi'), ['kothi Jalandhar', 'kothi Hoshiarpur']);
  assert.deepEqual(phrases('land').slice(0, 4), [
    'land Nakodar',
    'land Hoshiarpur',
    'land Dasuya',
    'agricultural land',
  ]);
  assert.deepEqual(phrases('nakodar'), ['nakodar plot', 'nakodar land']);
  assert.deepEqual(phrases('10 marla plot '), [
    '10 marla plot Jalandhar',
    '10 marla plot Hoshiarpur',
    '10 marla plot Nakodar',
  ]);
  assert.deepEqual(phrases('ਪਲਾਟ').slice(0, 3), ['ਪਲਾਟ ਜਲੰਧਰ', 'ਪਲਾਟ ਹੁਸ਼ਿਆਰਪੁਰ', 'ਪਲਾਟ ਨਕੋਦਰ']);
  assert.deepEqual(phrases('plot nakodar'), []);
});

test('counts what a suggestion finds, and nothing where a place alone does not say it', () => {
  const counted = (text: string, rest = '') =>
    suggest({ text, rest }, TERMS, 'en').map(({ phrase, count }) => `${phrase} ${count ?? '-'}`)[0];
  assert.equal(counted('jaland'), 'Jalandhar 75');
  assert.equal(counted('plot'), 'plot Jalandhar 40');
  assert.equal(counted('ਪਲਾਟ ਨਕੋ'), 'ਪਲਾਟ ਨਕੋਦਰ 12');
  assert.equal(counted('jal', ' plot'), 'Jalandhar plot 40');
  assert.equal(counted('50 lakh'), '50 lakh house -');
  for (const text of ['50 lakh jaland', 'kothi', 'corner plot jaland', 'east facing jaland'])
    assert.match(counted(text) ?? '', /Jalandhar -$/, text);
  assert.equal(counted('jal', ' 45 lakh'), 'Jalandhar 45 lakh -');
});

test('a count is that of what is understood', () => {
  const offered = PHRASES.flatMap(([phrase]) =>
    phrase.split(' ').flatMap((_, index, words) => {
      const text = words.slice(0, index + 1).join(' ');
      return [text, `${text} `, text.slice(0, -2)];
    }),
  ).flatMap((text) => suggest({ text, rest: '' }, TERMS, 'en'));
  const counted = offered.filter(({ count }) => count !== undefined);

  assert.ok(counted.length > 50);
  for (const { phrase, count } of counted) {
    const { filters, text, unused } = understand(phrase, TEST_PLACES);
    const { location, propertyType, ...others } = filters;
    const place = TEST_PLACES.cityName(location);
    const found = Object.entries(LISTINGS)
      .filter(([name]) => name === (place ?? name))
      .flatMap(([, kinds]) => Object.entries(kinds))
      .filter(([kind]) => Number(kind) === (propertyType ?? Number(kind)));
    assert.deepEqual([others, text, unused], [{}, '', []], phrase);
    assert.equal(
      count,
      found.reduce((sum, [, of]) => sum + of, 0),
      phrase,
    );
  }
});

test('continues in the script of the last word, and a neighbourhood with its own towns', () => {
  const onwards = phrases('ਮਾਡਲ ਟਾਊਨ jalandhar');
  assert.equal(onwards[0], 'ਮਾਡਲ ਟਾਊਨ jalandhar house');
  assert.equal(phrases('ਪਲਾਟ jal')[0], 'ਪਲਾਟ Jalandhar');
  const towns = phrases('plot model town');
  assert.ok(towns.includes('plot model town Jalandhar'));
  assert.ok(towns.every((phrase) => /(Jalandhar|Hoshiarpur)$/.test(phrase)));
});

test('offers a road that is named after a town only when it is typed', () => {
  assert.deepEqual(phrases('nak'), ['Nakodar']);
  assert.deepEqual(phrases('nakodar'), ['nakodar plot', 'nakodar land']);
});

test('offers what has a word that begins so after what begins so itself', () => {
  const found = phrases('plo');

  assert.equal(found[0], 'plot');
  assert.ok(found.includes('residential plot'));
});

test('offers in the middle of a text what agrees with the rest', () => {
  assert.equal(phrases('10 marla pl', ' hoshiarpur')[0], '10 marla plot hoshiarpur');
  assert.deepEqual(phrases('plot jal', ' hoshiarpur'), []);
  assert.equal(phrases('45', ' hoshiarpur plot')[0], '45 lakh hoshiarpur plot');
});

test('says what a phrase in another script or language is on this page', () => {
  const noteOf = (text: string, language: Language) =>
    suggest({ text, rest: '' }, TERMS, language)[0]?.note;
  assert.equal(noteOf('hosh', 'pa'), 'ਹੁਸ਼ਿਆਰਪੁਰ');
  assert.equal(noteOf('ਹੁਸ਼', 'en'), 'Hoshiarpur');
  assert.equal(noteOf('hosh', 'en'), '');
});

test('offers first the places with most listings, in the language of the page', () => {
  const first = (language: Language) =>
    firstPlaces(TERMS, language, 3).map(({ phrase, count }) => `${phrase} ${count}`);
  assert.deepEqual(first('en'), ['Jalandhar 75', 'Hoshiarpur 59', 'Nakodar 32']);
  assert.deepEqual(first('pa'), ['ਜਲੰਧਰ 75', 'ਹੁਸ਼ਿਆਰਪੁਰ 59', 'ਨਕੋਦਰ 32']);
});

test('offers nothing for what is unknown or too short, and at most six', () => {
  for (const text of ['', ' ', 'h', 'hosh ', 'qqq', 'ram singh', '😀', '🏠 ', '\u202e', '<b>'])
    assert.deepEqual(phrases(text), [], text);
  for (const text of ['re', 'plot 5', 'pl']) assert.ok(phrases(text).length <= 6, text);
});

const OF_NAMES = ['location', 'propertyType', 'houseType', 'plotType', 'landType'];

/** The members of a search that a suggestion changes. */
function changedBy(text: string, phrase: string): string[] {
  const before = understand(text, TEST_PLACES).filters;
  const after = understand(phrase, TEST_PLACES).filters;
  // A longer name is seen to be one: Jalandhar Cantonment, farm house plot.
  const isLonger = phrase.toLowerCase().startsWith(text.toLowerCase());
  return Object.entries(before)
    .filter(([member, value]) => Reflect.get(after, member) !== value)
    .map(([member]) => member)
    .filter((member) => !isLonger || !OF_NAMES.includes(member));
}

test('no suggestion changes what was understood of a text', () => {
  const typed = PHRASES.flatMap(([phrase]) =>
    [...phrase].map((_, index, letters) => letters.slice(0, index + 1).join('')),
  );
  const texts = [...typed, '10 मरला प्लॉट 45 लाख से कम', 'ਪਲਾਟ 20 ਲੱਖ ਤੋਂ ਘੱਟ', 'plot nakodar me'];
  const offered = texts.flatMap((text) => phrases(text).map((phrase) => ({ text, phrase })));

  assert.ok(offered.length > 1000);
  assert.deepEqual(
    offered.filter(({ text, phrase }) => changedBy(text, phrase).length > 0),
    [],
  );
});

test('what travels is small', () => {
  const kindsAndPlaces = TERMS.terms.filter(({ of }) => of === 'kind' || of === 'place');
  assert.ok(JSON.stringify(kindsAndPlaces).length < 12_000);
  assert.ok(brotliCompressSync(JSON.stringify(TERMS)).length < 4500);
});

test('what is understood is not taken for a slip, nor offered what a neighbourhood has not', () => {
  assert.deepEqual(phrases('house jalandhar 80 lakh'), []);
  const onwards = phrases('model town jalandhar').slice(0, 2);
  assert.deepEqual(onwards, ['model town jalandhar house', 'model town jalandhar plot']);
  assert.ok(!phrases('model town jalandhar').includes('model town jalandhar land'));
  assert.deepEqual(phrases('land model tow'), []);
});
