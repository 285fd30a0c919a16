import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldDigits } from './fold-letters.ts';
import { foldText } from './fold-text.ts';
import { LANGUAGES } from './language.ts';

test('writes the digits of both scripts and full-width ones as 0-9', () => {
  assert.equal(foldDigits('੦੧੨੩੪੫੬੭੮੯ ०१२३४५६७८९ 7'), '0123456789 0123456789 7');
  assert.equal(foldDigits('０１２３４５６７８９'), '0123456789');
  assert.equal(foldDigits('੪੫.੫ ਲੱਖ, 12²'), '45.5 ਲੱਖ, 12²');
});

test('writes the digits of every language of the site as 0-9', () => {
  for (const { tag } of Object.values(LANGUAGES)) {
    const written = new Intl.NumberFormat(`${tag}-u-nu-native`, { useGrouping: false });
    assert.equal(foldDigits(written.format(1_234_567_890)), '1234567890', tag);
  }
});

test('folds what is typed in several ways into one', () => {
  for (const [one, other] of [
    ['ਫ਼ਰਦ', 'ਫਰਦ'],
    ['फ़्लैट', 'फ्लैट'],
    ['ਗਜ਼', 'ਗਜ\u0a3c'],
    ['ਕਿੱਲਾ', 'ਕਿਲਾ'],
    ['ਅੰਮ੍ਰਿਤਸਰ', 'ਅਂਮ੍ਰਿਤਸਰ'],
    ['गाँव', 'गांव'],
    ['Café\u200d', 'cafe'],
    ['करोड़', 'करोड'],
    ['ਆਦਮਪੁਰ', 'ਅ\u0a3eਦਮਪੁਰ'],
    ['ਇੰਡੀਆ', 'ੲ\u0a3fੰਡੀਅ\u0a3e'],
    ['ਉੜਮੁੜ', 'ੳ\u0a41ੜਮੁੜ'],
    ['ਏਕੜ', 'ੲ\u0a47ਕੜ'],
    ['आदमपुर', 'अ\u093eदमपुर'],
    ['ओखला', 'अ\u094bखला'],
    ['ओखला', 'अ\u093e\u0947खला'],
    ['ऑफिस', 'अ\u0949फिस'],
    ['कोठी', 'क\u093e\u0947ठी'],
    ['ईंट', 'र\u094dइंट'],
    ['जालंधर', 'जालन्धर'],
    ['हिंदी', 'हिन्\u200dदी'],
    ['पंजाब', 'पञ्जाब'],
    ['झंडा', 'झण्डा'],
    ['मुंबई', 'मुम्बई'],
    ['गंगा', 'गङ्गा'],
    ['ਜਲੰਧਰ', 'ਜਲਨ੍ਧਰ'],
    ['ਅੰਬ', 'ਅਮ੍ਬ'],
    ['ਟਾਂਡਾ', 'ਟਾਣ੍ਡਾ'],
    ['ਮੁਕੇਰੀਆਂ', 'ਮੁਕੇਰੀਅ\u0a02\u0a3e'],
  ] as const) {
    assert.equal(foldText(one), foldText(other), one);
  }
});

test('keeps vowel signs, which tell words apart', () => {
  assert.notEqual(foldText('ਮਰਲਾ'), foldText('ਮਰਲੇ'));
  assert.equal(foldText('ਜਲੰਧਰ').length, 'ਜਲੰਧਰ'.length);
});

test('a nasal stays where the next consonant is of another class, and so does a whole letter', () => {
  for (const [one, other] of [
    ['जन्म', 'जंम'],
    ['ਕਨ੍ਹਾ', 'ਕੰਹਾ'],
    ['मनदीप', 'मंदीप'],
  ] as const)
    assert.notEqual(foldText(one), foldText(other), one);
});

const CLASSES = [
  ['ਕਖਗਘਙ', 'ਚਛਜਝਞ', 'ਟਠਡਢਣ', 'ਤਥਦਧਨ', 'ਪਫਬਭਮ'],
  ['कखगघङ', 'चछजझञ', 'टठडढण', 'तथदधन', 'पफबभम'],
] as const;
const VOWELS = [
  {
    ਆ: 'ਅ\u0a3e',
    ਇ: 'ੲ\u0a3f',
    ਈ: 'ੲ\u0a40',
    ਉ: 'ੳ\u0a41',
    ਊ: 'ੳ\u0a42',
    ਏ: 'ੲ\u0a47',
    ਐ: 'ਅ\u0a48',
    ਓ: 'ੳ\u0a4b',
    ਔ: 'ਅ\u0a4c',
  },
  {
    आ: 'अ\u093e',
    ऊ: 'उ\u0941',
    ऐ: 'ए\u0947',
    ऑ: 'आ\u0945',
    ओ: 'अ\u094b',
    औ: 'आ\u0948',
    ई: 'अ\u0940',
  },
] as const;
const NASALS = [
  ['\u0a70', '\u0a02', '\u0a01'],
  ['\u0902', '\u0901'],
] as const;
const HALF = ['\u0a4d', '\u094d'] as const;

/** One part of a word in two spellings. */
function partIn(script: 0 | 1): fc.Arbitrary<readonly [string, string]> {
  const consonant = fc.constantFrom(...CLASSES[script].join(''));
  const same = (text: string) => [text, text] as const;
  return fc.oneof(
    consonant.map(same),
    fc
      .tuple(consonant, fc.constantFrom(script === 0 ? '\u0a3e' : '\u093e'))
      .map((parts) => same(parts.join(''))),
    fc.constantFrom(...Object.entries(VOWELS[script])),
    fc
      .tuple(
        consonant,
        fc.constantFrom(...CLASSES[script]),
        fc.nat(4),
        fc.constantFrom(...NASALS[script]),
      )
      .map(([before, group, index, nasal]) => {
        const letter = group[index] ?? '';
        return [
          before + nasal + letter,
          before + (group[4] ?? '') + HALF[script] + letter,
        ] as const;
      }),
  );
}

test('a word in another order of code points is the same word', () => {
  const words = fc
    .constantFrom<0 | 1>(0, 1)
    .chain((script) => fc.array(partIn(script), { minLength: 1, maxLength: 8 }));
  fc.assert(
    fc.property(words, (parts) => {
      const [one, other] = [
        parts.map(([one]) => one).join(''),
        parts.map(([, other]) => other).join(''),
      ];
      assert.equal(foldText(one), foldText(other));
      assert.equal(foldText(foldText(other)), foldText(other));
      assert.equal(foldText(one.normalize('NFD')), foldText(other.normalize('NFC')));
    }),
    { numRuns: 2000 },
  );
});

test('signs in any order never fold twice', () => {
  const letter = fc.integer({ min: 0, max: 0x7f });
  const text = fc
    .tuple(fc.constantFrom(0x0900, 0x0a00), fc.array(letter, { maxLength: 12 }))
    .map(([block, letters]) => String.fromCharCode(...letters.map((at) => block + at)));
  fc.assert(
    fc.property(text, (text) => assert.equal(foldText(foldText(text)), foldText(text))),
    { numRuns: 5000 },
  );
});

test('a folded text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      assert.equal(foldText(foldText(text)), foldText(text));
    }),
  );
});
