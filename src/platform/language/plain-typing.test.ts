import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainTyping, withoutSurroundings } from './plain-typing.ts';

const MARKS = [
  ...['\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202c', '\u202e'],
  ...['\u2060', '\u2064', '\u2066', '\u2069', '\ufe00', '\ufe0e', '\ufe0f', '\ufeff'],
];

test('a code is the same with marks that nobody sees, other hyphens and wide letters', () => {
  for (const mark of MARKS)
    assert.equal(
      plainTyping(`${mark}AB${mark}-9${mark}`),
      'AB-9',
      mark.codePointAt(0)?.toString(16),
    );
  for (const hyphen of ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d'])
    assert.equal(plainTyping(`AB${hyphen}੯`), 'AB-9', hyphen);
  assert.equal(plainTyping('ＡＢ－９（９）＋'), 'AB-9(9)+');
});

test('signs that are seen stay', () => {
  assert.equal(plainTyping('9² ①'), '9² ①');
});

test('what surrounds a name is left out, what is inside stays', () => {
  for (const mark of [...MARKS, ' ', '\u00a0', '\t'])
    assert.equal(withoutSurroundings(`${mark} क्\u200dष ${mark}`), 'क्\u200dष');
});
