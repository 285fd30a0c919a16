import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#language/language.ts';
import { TEST_CITIES } from '#test/test-places.ts';
import { searchTerms } from './search-terms.server.ts';
import { suggest } from './suggest.ts';

const TERMS = searchTerms(TEST_CITIES);

function phrases(text: string, language: Language = 'en'): string[] {
  return suggest(text, TERMS, language).map(({ phrase }) => phrase);
}

test('completes places and kinds in the script that was typed', () => {
  for (const [text, first] of [
    ['hosh', 'Hoshiarpur'],
    ['10 marla plot hosh', '10 marla plot Hoshiarpur'],
    ['ਹੁਸ਼', 'ਹੁਸ਼ਿਆਰਪੁਰ'],
    ['होशि', 'होशियारपुर'],
    ['5 ਮਰਲੇ ਪਲ', '5 ਮਰਲੇ ਪਲਾਟ'],
    ['koth', 'kothi'],
    ['farm house pl', 'farm house plot'],
    ['zam', 'land'],
    ['hsp', 'Hoshiarpur'],
    ['dukaan', 'shop'],
    ['LOHI', 'Lohian Khas'],
    ['ਹਰਿਆ', 'Hariana'],
    ['ਅ\u0a3eਦਮ', 'ਆਦਮਪੁਰ'],
    ['जालन्ध', 'जालंधर'],
  ] as const) {
    assert.equal(phrases(text)[0], first, text);
  }
});

test('offers what has a word that begins so after what begins so itself', () => {
  const found = phrases('plo');

  assert.equal(found[0], 'plot');
  assert.ok(found.includes('residential plot'));
});

test('says what a phrase in another script or language is on this page', () => {
  assert.equal(suggest('hosh', TERMS, 'pa')[0]?.note, 'ਹੁਸ਼ਿਆਰਪੁਰ');
  assert.equal(suggest('ਹੁਸ਼', TERMS, 'en')[0]?.note, 'Hoshiarpur');
  assert.equal(suggest('hosh', TERMS, 'en')[0]?.note, '');
});

test('offers nothing for what is complete, unknown or too short, and at most six', () => {
  for (const text of ['', ' ', 'h', 'Hoshiarpur', 'hosh ', 'qqq', '45', '😀', '🏠 ', '\u202e'])
    assert.deepEqual(phrases(text), [], text);
  assert.ok(phrases('re').length <= 6);
});

test('the list of all places and kinds is small', () => {
  assert.ok(JSON.stringify(TERMS).length < 12_000);
});
