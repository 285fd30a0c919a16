import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MONTHS } from '#platform/language/months.ts';
import { parseDay, parseInstant } from './calendar.ts';

const NOW = new Date('2026-03-01T06:30:00.000Z');
const FORMS = `
3-Apr-10 | 2010-04-03
03-Apr-2010 | 2010-04-03
3 April 2010 | 2010-04-03
3rd April, 2010 | 2010-04-03
3/Apr/2010 | 2010-04-03
3.apr.2010 | 2010-04-03
03Apr2010 | 2010-04-03
April 3, 2010 | 2010-04-03
Apr-3-2010 | 2010-04-03
Saturday, April 3, 2010 | 2010-04-03
Saturday, 3 April 2010 | 2010-04-03
Sat 3 Apr 2010 | 2010-04-03
2010-Apr-03 | 2010-04-03
2010/04/03 | 2010-04-03
2010.4.3 | 2010-04-03
03/04/2010 | 2010-04-03
3.4.2010 | 2010-04-03
3‑4‑2010 | 2010-04-03
3 / 4 / 2010 | 2010-04-03
25/12/98 | 1998-12-25
3/4/2010 10:30 | 2010-04-03
3-Apr-10 10:30:00 PM | 2010-04-03
2010-04-03 00:00:00 | 2010-04-03
੩ ਅਪ੍ਰੈਲ ੨੦੧੦ | 2010-04-03
੦੩/੦੪/੨੦੧੦ | 2010-04-03
३ अप्रैल २०१० | 2010-04-03
३-अप्रैल-१० | 2010-04-03
5 फरवरी 2010 | 2010-02-05
5 ਫਰਵਰੀ 2010 | 2010-02-05
5 सितम्बर 2010 | 2010-09-05
5 Sept 2010 | 2010-09-05
5\u200b Sep.\u00a02010 | 2010-09-05
29-Feb-12 | 2012-02-29
3-Apr-26 | 2026-04-03
3-Apr-37 | 1937-04-03
3-Apr-99 | 1999-04-03
3-Apr-00 | 2000-04-03
0001-01-01 | 0001-01-01
1899-12-30 | 1899-12-30
`;
const MONTHS_ALONE = `
Apr-10 | 2010-04-01
Apr 2010 | 2010-04-01
April-2010 | 2010-04-01
Apr'10 | 2010-04-01
April, 2010 | 2010-04-01
04/2010 | 2010-04-01
ਅਪ੍ਰੈਲ ੨੦੧੦ | 2010-04-01
2010 | 2010-01-01
२०१० | 2010-01-01
2010.0 | 2010-01-01
`;
const NO_DAYS = `31-Feb-10 | 29-Feb-11 | 13/13/2010 | 04/25/2010 | 0000-00-00 | 1900-01-00 | 00/00/0000 | 0
  3-Apr | 10-Apr | 3-Apr-27 | 3-Apr-36 | 03/04/10 | 10/04/03 | 25/12/30 | 3-Foo-10 | 3-Marathon-2010
  3 Apr 201 | 3 Apr 20100 | 3-4 Apr 2010 | 3 Apr 2010 2011 | 2010-11 | 40271 | 3/4-2010 | 3-Apr/2010
  32 Apr 2010 | 0 Apr 2010 | 2010-04-03 25:00 | 3/4/2010 10:75 | 3/4/2010 13:00 PM | 13/2010 | Apr | -
  Apr-27 | Apr-36 | Apr 10 | May, 10 | 3⁄4 2010 | 3½ Apr 2010 | ٣ Apr 2010 | 3 Apr -2010 | before 2010 | 2010? | 5-10 years`;

const pairs = (lines: string) =>
  lines
    .trim()
    .replaceAll('\\u200b', '\u200b')
    .replaceAll('\\u00a0', '\u00a0')
    .split('\n')
    .map((line) => line.split(' | '));

test('reads dates with the day before the month', () => {
  const table: [string, string | undefined][] = [
    ['2023-05-06', '2023-05-06T00:00:00.000Z'],
    ['2023/5/6', '2023-05-06T00:00:00.000Z'],
    ['06/05/2023', '2023-05-06T00:00:00.000Z'],
    ['6-5-2023', '2023-05-06T00:00:00.000Z'],
    ['6 May 2023', '2023-05-06T00:00:00.000Z'],
    ['06-May-2023', '2023-05-06T00:00:00.000Z'],
    ['May 6, 2023', '2023-05-06T00:00:00.000Z'],
    ['2023-05-06 10:30', '2023-05-06T10:30:00.000Z'],
    ['2023-05-06T10:30:00+05:30', '2023-05-06T05:00:00.000Z'],
    ['2023-05-06T10:30:00.123Z', '2023-05-06T10:30:00.123Z'],
    ['30/02/2023', undefined],
    ['2023-13-01', undefined],
    ['2023-05-06T99:00', undefined],
    ['6 Foo 2023', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ];
  for (const [text, iso] of table) assert.equal(parseInstant(text, NOW)?.toISOString(), iso, text);
  assert.equal(parseDay('2015', NOW), '2015-01-01');
  assert.equal(parseDay('01/06/2015', NOW), '2015-06-01');
  assert.equal(parseDay('5-10 year old property', NOW), undefined);
});

test('reads days as Excel and people write them', () => {
  for (const [text = '', day] of pairs(FORMS)) {
    assert.equal(parseDay(text, NOW), day, text);
    assert.equal(parseInstant(text, NOW)?.toISOString().slice(0, 10), day, text);
  }
});

test('a month or a year alone is its first day, where the day hardly matters', () => {
  for (const [text = '', day] of pairs(MONTHS_ALONE)) {
    assert.equal(parseDay(text, NOW), day, text);
    assert.equal(parseInstant(text, NOW), undefined, text);
  }
});

test('what is no day or may be several is none', () => {
  for (const text of NO_DAYS.split(/[|\n]/).map((text) => text.trim()))
    assert.equal(parseDay(text, NOW), undefined, text);
});

test('reads the time of a day', () => {
  const timeOf = (text: string) => parseInstant(text, NOW)?.toISOString().slice(11, 19);
  assert.equal(timeOf('3/4/2010 10:30'), '10:30:00');
  assert.equal(timeOf('3-Apr-10 10:30:05 PM'), '22:30:05');
  assert.equal(timeOf('3-Apr-10 12:05 am'), '00:05:00');
});

const RUNS = 10_000;
const SCRIPTS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0xa66 + Number(digit))),
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
];
const two = (part: number) => String(part).padStart(2, '0');

/** A day as it is written; undefined for one that may also be another. */
const SPELLINGS: readonly ((day: Day) => string | undefined)[] = [
  ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
  ({ year, month, day }) => `${year}/${month}/${day}`,
  ({ year, month, day }) => `${day}/${month}/${year}`,
  ({ year, month, day }) => `${two(day)}.${two(month)}.${year}`,
  ({ year, name, day }) => `${day}-${name}-${year}`,
  ({ year, name, day }) => `${two(day)} ${name} ${year}`,
  ({ year, name, day }) => `${name} ${day}, ${year}`,
  ({ year, name, day }) =>
    year > 1936 && year <= 2026 ? `${day}-${name}-${two(year % 100)}` : undefined,
];

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly name: string;
}

test('a day is read as the one that was written, or not at all', () => {
  const date = fc.record({
    year: fc.integer({ min: 1, max: 2100 }),
    month: fc.integer({ min: 1, max: 13 }),
    day: fc.integer({ min: 0, max: 32 }),
    names: fc.constantFrom(MONTHS.en, MONTHS.pa, MONTHS.hi),
    spelling: fc.constantFrom(...SPELLINGS),
    script: fc.constantFrom(...SCRIPTS),
    noise: fc.constantFrom('', '', '', '²', '½', '%', '?', '-', '/', ' ', '٣', '~', '1', 'x'),
    at: fc.nat({ max: 14 }),
  });
  let read = 0;
  fc.assert(
    fc.property(date, ({ names, spelling, script, noise, at, ...parts }) => {
      const year = parts.year < 1000 ? parts.year + 1000 : parts.year;
      const clean = spelling({ ...parts, year, name: names[parts.month - 1] ?? 'Month' });
      if (clean === undefined) return;
      const written = script(clean);
      const noisy = noise + written.slice(0, at) + noise + written.slice(at);
      const meant = new Date(Date.UTC(year, parts.month - 1, parts.day));
      const isDay = meant.getUTCMonth() === parts.month - 1 && meant.getUTCDate() === parts.day;
      const iso = `${year}-${two(parts.month)}-${two(parts.day)}`;
      assert.equal(parseDay(written, NOW), isDay ? iso : undefined, written);
      if (isDay) read += 1;
      const found = parseDay(noisy, NOW);
      // Another digit may make another day, which is the one that is written then.
      if (noise !== '1') assert.ok(found === undefined || found === iso, `${noisy}: ${found}`);
    }),
    { numRuns: RUNS, seed: 20_260_301 },
  );
  assert.ok(read > RUNS / 2);
});
