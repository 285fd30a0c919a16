import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { MONTHS } from '#platform/language/months.ts';

/** Beside how the site writes them. */
const OTHER_SPELLINGS = [
  'january',
  'february फरबरी',
  'march',
  'april',
  '',
  'june जुन',
  'july',
  'august अगस्त',
  'september sept ਸਤੰਬਰ ਸਿਤੰਬਰ सितंबर',
  'october ਅਕਤੂਬਰ अक्तूबर',
  'november',
  'december दिसंबर',
] as const;

/** From January; with the digits of their scripts they make dates. */
export const MONTH_SPELLINGS: readonly string[] = OTHER_SPELLINGS.map((others, index) =>
  [...LANGUAGE_CODES.map((language) => MONTHS[language][index]), others].join(' ').trim(),
);

/** Excel's long dates begin with them. */
export const WEEKDAY_SPELLINGS =
  'monday mon tuesday tues tue wednesday wed thursday thurs thu friday fri saturday sat sunday sun';
