import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manyLines, oneLine } from './visible-text.ts';

test('one line has single blanks, none at its ends and no line breaks', () => {
  assert.equal(
    oneLine('  Kothi\tin\r\n Model\u00a0 Town\u2028Phase\u0085 2\v'),
    'Kothi in Model Town Phase 2',
  );
});

test('several lines keep their breaks and blanks', () => {
  assert.equal(
    manyLines(' Two  storeys.\r\n\tGarden.\n\nGate. '),
    'Two  storeys.\r\n\tGarden.\n\nGate.',
  );
  assert.equal(manyLines('Two storeys.\vGarden.\u2029Gate.'), 'Two storeys.\nGarden.\nGate.');
});

test('removes control characters, direction overrides and invisible marks', () => {
  const unmeant = [
    '\u0007',
    '\u001b',
    '\u007f',
    '\u009b',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\ufffa',
    '\ufffe',
    '\uffff',
    '\ud800',
    '\udfff',
    '\udc00\ufffe\ud83c',
  ];
  for (const mark of unmeant) {
    assert.equal(oneLine(`Kot${mark}hi`), 'Kothi', mark.codePointAt(0)?.toString(16));
    assert.equal(manyLines(`Kot${mark}hi`), 'Kothi', mark.codePointAt(0)?.toString(16));
  }
});

test('keeps letters, joiners and emoji of every script', () => {
  const texts = [
    'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਕੋਠੀ',
    'क्\u200dष और क्\u200cष',
    'دو منزلہ مکان می\u200cخواهم',
    'بيت\u200f (2)\u200e',
    'Family home 👨\u200d👩\u200d👧\u200d👦 ❤\ufe0f 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'Café, 3½ marla – №\u00a05'.replace('\u00a0', ' '),
  ];
  for (const text of texts) assert.deepEqual([oneLine(text), manyLines(text)], [text, text]);
});

test('a text without visible characters is empty', () => {
  for (const text of [
    '',
    ' \n',
    '\u200b\u200d\u200c',
    '\u200e \u200f',
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\u{e0001}',
  ]) {
    assert.deepEqual([oneLine(text), manyLines(text)], ['', ''], JSON.stringify(text));
  }
});

test('leaves NUL for the rules to refuse', () => {
  assert.deepEqual([oneLine('a\0b'), manyLines('\0')], ['a\0b', '\0']);
});
