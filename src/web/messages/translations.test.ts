import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from '#platform/language/fold-text.ts';
import {
  LANGUAGE_CODES,
  LANGUAGES,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '#platform/language/language.ts';
import { SCRIPTS } from '#platform/language/script-language.ts';
import { messageLeaves } from '#test/message-leaves.ts';
import { ERROR_MESSAGES, MESSAGES } from './messages.server.ts';

const LOCALE = 'shared.units.priceLocale';

const all = (language: 'en' | OtherLanguage) =>
  messageLeaves({ ...MESSAGES[language], errors: ERROR_MESSAGES[language] });
const english = new Map(all('en').map(({ path, text }) => [path, text]));

const placesIn = (text: string) => [...new Set(text.match(/\{[^}]*\}?/g))].sort();
const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*/g) ?? []).map((number) => number.replaceAll(',', '')).sort();
const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
const edgesOf = (text: string) => [text.startsWith(' '), text.endsWith(' ')];

for (const language of OTHER_LANGUAGES) {
  // What is missing fails the type check.
  test(`the messages in ${language} have names of English ones alone`, () => {
    assert.deepEqual(
      all(language).filter(({ path }) => !english.has(path)),
      [],
    );
  });

  test(`the messages in ${language} have the places and numbers of the English ones`, () => {
    for (const { path, text } of all(language)) {
      const original = english.get(path) ?? '';
      assert.deepEqual(placesIn(text), placesIn(original), path);
      assert.deepEqual(numbersIn(text), numbersIn(original), path);
      assert.deepEqual(edgesOf(text), edgesOf(original), path);
      assert.equal(text === '', original === '', path);
    }
  });

  test(`the messages in ${language} are written in its script alone`, () => {
    const otherScripts = OTHER_LANGUAGES.map((code) => SCRIPTS[code]).filter(
      ({ source }) => source !== SCRIPTS[language].source,
    );
    for (const { path, text } of all(language)) {
      for (const script of otherScripts) assert.doesNotMatch(text, script, path);
      if (hasLetters(text) && path !== LOCALE) assert.match(text, SCRIPTS[language], path);
    }
  });
}

test('home pages name every language in which may be searched', () => {
  for (const language of LANGUAGE_CODES) {
    const names = new Intl.DisplayNames(LANGUAGES[language].tag, { type: 'language' });
    for (const code of LANGUAGE_CODES)
      assert.ok(
        foldText(MESSAGES[language].home.hint).includes(foldText(names.of(code) ?? code)),
        code,
      );
  }
});

/** What an editor corrected once, and would have to correct again in a new text. */
const FAULTS: Readonly<Record<OtherLanguage, Readonly<Record<string, RegExp>>>> = {
  pa: {
    'ਤੇ for "on", which is ’ਤੇ, or for "and", which is ਅਤੇ': /(?<![\p{L}\p{M}’])ਤੇ(?![\p{L}\p{M}])/u,
    'an acre that is no ਕਿੱਲਾ': /ਏਕੜ(?!\))/,
    'ਇਹਨਾਂ, ਉਹਨਾਂ beside ਇਨ੍ਹਾਂ, ਉਨ੍ਹਾਂ': /[ਇਉ]ਹਨਾਂ/,
    'ਪਾਠ, a reading of scripture': /ਪਾਠ/,
  },
  hi: {
    'a nukta beside those of ज़, फ़, ड़ and ढ़': /[\u0958-\u095a]|[कखग]\u093c/u,
    'an acre that is no किल्ला': /एकड़(?!\))/,
    'पृष्ठ for पेज': /पृष्ठ/,
    'रकबा for क्षेत्रफल': /रकब/,
  },
};

for (const language of OTHER_LANGUAGES)
  for (const [fault, pattern] of Object.entries(FAULTS[language]))
    test(`no message in ${language} has ${fault}`, () => {
      const faulty = all(language).filter(({ text }) => pattern.test(text.normalize('NFC')));
      assert.deepEqual(faulty, []);
    });

test('no English text is empty', () => {
  assert.deepEqual(
    [...english].filter(([, text]) => text.trim() === '').map(([path]) => path),
    [],
  );
});

const BOARD = {
  en: 'Data Protection Board of India',
  pa: 'ਭਾਰਤ ਦੇ ਡਾਟਾ ਸੁਰੱਖਿਆ ਬੋਰਡ',
  hi: 'भारत के डेटा संरक्षण बोर्ड',
};

for (const language of LANGUAGE_CODES)
  test(`the notice in ${language} says where to complain, as India's DPDP rules ask`, () => {
    const { contact } = MESSAGES[language].privacy.sections;
    assert.ok(contact.paragraphs.join(' ').includes(BOARD[language]));
  });
