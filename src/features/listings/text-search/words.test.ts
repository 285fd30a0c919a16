import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countSlips } from './count-slips.ts';
import { CHUNK_IDS, readChunk, writeChunk } from './listing-chunks.ts';
import { searchWords } from './search-words.ts';
import { matchesWord } from './word-match.ts';

test('takes words of every script without case, accents and signs that are typed or not', () => {
  assert.deepEqual(searchWords('Café, CAFE; 3BHK 20x45 ਕਿੱਲਾ ਕਿਲਾ फ़्लैट ५'), [
    'cafe',
    '3',
    'bhk',
    '20',
    'x',
    '45',
    'ਕਿਲਾ',
    'फ्लैट',
    '5',
  ]);
  assert.deepEqual(searchWords(' %_\\ 😀 \0'), []);
});

test('counts slips: a letter more, less, another, or two swapped', () => {
  for (const [one, other, slips] of [
    ['jalandhar', 'jalandhar', 0],
    ['jalandhr', 'jalandhar', 1],
    ['jalanddhar', 'jalandhar', 1],
    ['jalandhir', 'jalandhar', 1],
    ['jlaandhar', 'jalandhar', 1],
    ['jladnahar', 'jalandhar', 3],
    ['', 'abc', 3],
  ] as const) {
    assert.equal(countSlips(one, other, 5), slips, one);
    assert.equal(countSlips(other, one, 5), slips, other);
  }
});

test('gives up beyond the largest number of slips', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, max) => {
      assert.equal(countSlips(one, other, max), Math.min(countSlips(one, other, 99), max + 1));
    }),
  );
});

test('long words may have slips, short ones must be there', () => {
  const found = (typed: string, word: string) => matchesWord(typed)(word);
  for (const [typed, word, expected] of [
    ['plot', 'plots', true],
    ['plat', 'plot', false],
    ['house', 'hosue', true],
    ['house', 'hsoue', false],
    ['house', 'mouses', false],
    ['hoshiarpr', 'hoshiarpur', true],
    ['hoshirpr', 'hoshiarpur', false],
    ['hosharpurr', 'hoshiarpur', true],
    ['town', 'downtown', true],
    ['to', 'town', true],
    ['ow', 'town', false],
    ['12', '12', true],
    ['12', '123', false],
    ['12345', '12346', false],
  ] as const) {
    assert.equal(found(typed, word), expected, `${typed} in ${word}`);
  }
});

test('a long word is found in every word that is one slip from it', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'd'),
    minLength: 5,
    maxLength: 8,
  });
  fc.assert(
    fc.property(letters, letters, (typed, word) => {
      const expected = word.includes(typed) || countSlips(typed, word, 1) <= 1;
      assert.equal(matchesWord(typed)(word), expected);
    }),
  );
});

test('a chunk returns the places that were written, few or many', () => {
  const place = fc.integer({ min: 0, max: CHUNK_IDS - 1 });
  const places = fc.oneof(
    fc.uniqueArray(place, { maxLength: 300 }),
    fc.uniqueArray(place, { minLength: 250, maxLength: 1200, size: 'max' }),
  );
  fc.assert(
    fc.property(places, (places) => {
      const bytes = writeChunk(new Set(places));
      const read: number[] = [];
      readChunk(bytes, (place) => read.push(place));
      assert.deepEqual(
        read,
        places.toSorted((one, other) => one - other),
      );
      assert.ok(bytes.length <= CHUNK_IDS / 8);
    }),
  );
});

test('a landmark is found by its name in every script, and no other word is', () => {
  for (const [typed, said] of [
    ['ਸਕੂਲ ਦੇ', 'near a school'],
    ['स्कूल', 'Two schools are close by'],
    ['school', 'ਸਕੂਲ ਦੇ ਨੇੜੇ'],
    ['ਬੱਸ ਅੱਡੇ', 'near the bus stand'],
    ['Bus Stand', 'बस अड्डे के पास'],
    ['रेलवे स्टेशन', 'Railway station 1 km'],
  ] as const)
    for (const word of searchWords(typed).filter((one) => one !== 'ਦੇ'))
      assert.ok(searchWords(said).some(matchesWord(word)), `${word} ${said}`);
  assert.ok(!searchWords('busy').some(matchesWord('बस')));
});
