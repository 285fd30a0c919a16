import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#platform/language/language.ts';
import { writtenTime } from './written-time.ts';

const TIMES: readonly [language: Language, local: string, said: string | undefined][] = [
  ['en', '2026-11-24T00:30', '24 Nov 2026, 12:30 am'],
  ['en', '2026-11-24T12:00', '24 Nov 2026, 12:00 pm'],
  ['pa', '2026-11-04T17:05', '4 ਨਵੰਬਰ 2026, ਸ਼ਾਮ 5:05 ਵਜੇ'],
  ['pa', '2026-11-04T21:00', '4 ਨਵੰਬਰ 2026, ਰਾਤ 9:00 ਵਜੇ'],
  ['hi', '2026-01-04T09:00', '4 जनवरी 2026, सुबह 9:00 बजे'],
  ['hi', '2026-01-04T13:00', '4 जनवरी 2026, दोपहर 1:00 बजे'],
  ['en', 'evening', undefined],
  ['en', '', undefined],
];

for (const [language, local, said] of TIMES)
  test(`${language}: ${JSON.stringify(local)} is written ${said}`, () => {
    assert.equal(writtenTime(language, local), said);
  });
