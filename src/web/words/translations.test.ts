import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OTHER_LANGUAGES, type OtherLanguage } from '#language/language.ts';
import { wordLeaves } from '#test/word-leaves.ts';
import { ERROR_WORDS } from './error-words.ts';
import { WORDS } from './words.server.ts';

const SCRIPTS = { pa: /\p{Script=Gurmukhi}/u, hi: /\p{Script=Devanagari}/u };
const OTHER_SCRIPTS = { pa: SCRIPTS.hi, hi: SCRIPTS.pa };

/** Texts without a word: a year, a locale, signs. */
const WITHOUT_WORDS =
  /^(?:about\.facts\.founded\.detail|shared\.(?:copyright|units\.(?:priceLocale|amounts\.rupees|inFilters\.rupees)))$/;

const all = (language: 'en' | OtherLanguage) =>
  wordLeaves({ ...WORDS[language], errors: ERROR_WORDS[language] });
const english = new Map(all('en').map(({ path, text }) => [path, text]));

const placesIn = (text: string) => (text.match(/\{[^}]*\}?/g) ?? []).sort();
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).sort();
const edgesOf = (text: string) => [text.startsWith(' '), text.endsWith(' ')];

for (const language of OTHER_LANGUAGES) {
  test(`the words in ${language} have the names of the English ones`, () => {
    assert.deepEqual(
      all(language)
        .map(({ path }) => path)
        .sort(),
      [...english.keys()].sort(),
    );
  });

  test(`the words in ${language} have the places and numbers of the English ones`, () => {
    for (const { path, text } of all(language)) {
      const original = english.get(path) ?? '';
      assert.deepEqual(placesIn(text), placesIn(original), path);
      assert.deepEqual(numbersIn(text), numbersIn(original), path);
      assert.deepEqual(edgesOf(text), edgesOf(original), path);
      assert.equal(text === '', original === '', path);
    }
  });

  test(`the words in ${language} are written in its script alone`, () => {
    for (const { path, text } of all(language)) {
      assert.doesNotMatch(text, OTHER_SCRIPTS[language], path);
      if (!WITHOUT_WORDS.test(path)) assert.match(text, SCRIPTS[language], path);
    }
  });
}

test('no English text is empty', () => {
  assert.deepEqual(
    [...english].filter(([, text]) => text.trim() === '').map(([path]) => path),
    [],
  );
});
