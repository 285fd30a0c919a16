import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { indianNumber, searchedNumber, toE164 } from './phone-number.ts';

const NUMBERS: readonly [written: string, stored: string | undefined][] = [
  ['9876543210', '+919876543210'],
  ['98765 43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['091 (98765) 43210', undefined],
  ['00919876543210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['0181 2223344', '+911812223344'],
  ['੯੮੭੬੫੪੩੨੧੦', '+919876543210'],
  ['९८७६५४३२१०', '+919876543210'],
  ['９８７６５４３２１０', '+919876543210'],
  ['＋９１（０）９８７６５－４３２１０', '+919876543210'],
  ['+91 (0)98765 43210', '+919876543210'],
  ['+91-0-98765-43210', '+919876543210'],
  ['0091 (0) 98765.43210', '+919876543210'],
  ['tel:+91-98765-43210', '+919876543210'],
  ['TEL: 098765/43210', '+919876543210'],
  ['\u202a+91 98765\u201143210\u202c', '+919876543210'],
  ['9\ufe0f8\ufe0f7\u00ad65\u200b43\ufeff210\u200e', '+919876543210'],
  ['+91 (0181) 222-3344', '+911812223344'],
  ['9876543210²', undefined],
  ['⑨876543210', undefined],
  ['+91 98765 (043210)', undefined],
  ['9198765432/10', undefined],
  ['98765/43210', '+919876543210'],
  ['987654321.5', undefined],
  ['98765432.10', undefined],
  ['987.654.3210', '+919876543210'],
  ['-9876543210', undefined],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['(+44) (020) 7946 0958', '+442079460958'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['+44 7911 123456', '+447911123456'],
  ['+1 (604) 555-0123', '+16045550123'],
  ['0039 348 123 4567', '+393481234567'],
  ['+61 412 345 678', '+61412345678'],
  ['447911123456', undefined],
  ['+91 12345', undefined],
  ['+911234567890123', undefined],
  ['0000000000', undefined],
  ['+1234567', undefined],
  ['+1234567890123456', undefined],
  ['98765', undefined],
  ['98765432101', undefined],
  ['9876543210; drop table', undefined],
  ['call me', undefined],
  ['', undefined],
  ['📞', undefined],
  ['1+604 555 0123', undefined],
];

for (const [written, stored] of NUMBERS)
  test(`${JSON.stringify(written)} is stored as ${stored}`, () => {
    assert.equal(toE164(written), stored);
  });

/** Each a way to write the same ten digits. */
const PREFIXES = [
  '',
  '0',
  '+91',
  '0091',
  '91',
  '+91 ',
  '+91-0',
  '+91 (0)',
  '0091 0',
  'tel:',
  'tel:+91',
];
const GAPS = [
  '',
  ' ',
  '-',
  '\u2011',
  '\u2013',
  '\u00a0',
  '. ',
  '\u200e',
  '\u00ad',
  '\u2060',
  '\ufe0f',
];
const ZEROS = [0x30, 0x966, 0xa66, 0xff10];

test('one of 20,000 numbers is read as itself in every spelling, with ten digits alone', () => {
  const digits = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{9}$/));
  const gaps = fc.array(fc.constantFrom(...GAPS), { minLength: 10, maxLength: 10 });
  const prefix = fc.constantFrom(...PREFIXES);
  const zero = fc.constantFrom(...ZEROS);
  fc.assert(
    fc.property(digits, gaps, prefix, zero, ([first, others], gaps, prefix, zero) => {
      const number = `${first}${others}`;
      const written = [...number]
        .map((digit, at) => `${String.fromCharCode(zero + Number(digit))}${gaps[at]}`)
        .join('');
      assert.equal(indianNumber(prefix + written), number);
      assert.equal(searchedNumber(prefix + written), number);
    }),
    { numRuns: 20_000 },
  );
});

test('a digit too few or too many, or a sign between, is refused', () => {
  const typed = fc.stringMatching(/^[1-9]\d{9}$/);
  const sign = fc.constantFrom('x', '²', '½', ',', ';', '*', '#', '٣', '\u20e3', '_');
  fc.assert(
    fc.property(typed, fc.nat(9), sign, (number, at, sign) => {
      const [before, after] = [number.slice(0, at), number.slice(at)];
      for (const wrong of [before + after.slice(1), `${number}${at}`, before + sign + after])
        assert.equal(indianNumber(`+91${wrong}`), undefined, wrong);
    }),
  );
});

test('a search finds a part of a number, however it begins', () => {
  for (const [typed, searched] of [
    ['98765', '98765'],
    ['0 9876', undefined],
    ['+91 (0)98765', '98765'],
    ['0091 987\u201165', '98765'],
    ['+44 7911', '+447911'],
    ['12-5', undefined],
    ['Kaur 98765', undefined],
  ] as const)
    assert.equal(searchedNumber(typed), searched, typed);
});
