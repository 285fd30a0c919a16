import { writtenDay } from '#platform/language/dates.ts';
import type { Language } from '#platform/language/language.ts';
import { MONTHS } from '#platform/language/months.ts';

/** How a clock is read from an hour on. */
const CLOCKS: Readonly<Record<Language, readonly (readonly [from: number, said: string])[]>> = {
  en: [
    [0, '{clock} am'],
    [12, '{clock} pm'],
  ],
  pa: [
    [0, 'ਰਾਤ {clock} ਵਜੇ'],
    [4, 'ਸਵੇਰੇ {clock} ਵਜੇ'],
    [12, 'ਦੁਪਹਿਰ {clock} ਵਜੇ'],
    [16, 'ਸ਼ਾਮ {clock} ਵਜੇ'],
    [20, 'ਰਾਤ {clock} ਵਜੇ'],
  ],
  hi: [
    [0, 'रात {clock} बजे'],
    [4, 'सुबह {clock} बजे'],
    [12, 'दोपहर {clock} बजे'],
    [16, 'शाम {clock} बजे'],
    [20, 'रात {clock} बजे'],
  ],
};

/** `2026-11-24T17:00` as `24 Nov 2026, 5:00 pm`; undefined for other words. */
export function writtenTime(language: Language, local: string): string | undefined {
  const [, day = '', hours = '', minutes = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/.exec(local) ?? [];
  if (day === '') return undefined;
  const hour = Number(hours);
  const said = CLOCKS[language].findLast(([from]) => from <= hour)?.[1] ?? '';
  const clock = said.replace('{clock}', `${hour % 12 || 12}:${minutes}`);
  return `${writtenDay(day, MONTHS[language])}, ${clock}`;
}
