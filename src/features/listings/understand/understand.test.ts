import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TEST_PLACES as PLACES } from '#test/test-places.ts';
import { understand } from './understand.ts';
import { PHRASES } from './words/phrases-of-visitors.ts';

test('understands phrases as visitors type them', () => {
  for (const [text, filters, left] of PHRASES) {
    const { location, ...others } = understand(text, PLACES).filters;
    const place = PLACES.cityName(location);
    const understood = place === undefined ? others : { ...others, place };
    assert.deepEqual(understood, filters, text);
    assert.equal(understand(text, PLACES).text, left, text);
  }
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
