import { foldText } from '#platform/language/fold-text.ts';
import { plainTyping } from '#platform/language/plain-typing.ts';
import { MONTH_SPELLINGS, WEEKDAY_SPELLINGS } from './spellings/calendar-spellings.ts';

/** Their numbers by their folded spellings. */
const MONTHS = new Map(
  MONTH_SPELLINGS.flatMap((spellings, index) =>
    spellings.split(' ').map((spelling): [string, number] => [foldText(spelling), index + 1]),
  ),
);
const WEEKDAY = new RegExp(`^(?:${WEEKDAY_SPELLINGS.split(' ').map(foldText).join('|')})[, ]+`);

const ISO_INSTANT =
  /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?: ?(?:z|utc|[+-]\d\d:?\d\d))?$/;
const TIME = / (\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?: ?([ap])\.?m\.?)?$/;
const HOURS_OF_NOON = 12;
const MINUTE_MS = 60_000;

/** Between the parts of one day stands the same sign twice. */
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)$/;
const LETTERS = String.raw`([\p{L}\p{M}]+)\.?`;
const NAMED_MONTH = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?(?:([-/.])${LETTERS}\2|,? ?${LETTERS},? ?)(\d{4}|\d\d)$`,
  'u',
);
const MONTH_FIRST = new RegExp(
  String.raw`^${LETTERS}(?:-(\d{1,2})-| ?(\d{1,2})(?:st|nd|rd|th)?(?:, ?| ))(\d{4}|\d\d)$`,
  'u',
);
const YEAR_BEFORE_NAME = new RegExp(String.raw`^(\d{4})[- ]${LETTERS}[- ](\d{1,2})$`, 'u');
/** `Apr-10`, as Excel writes it; `Apr 10` may be a day. */
const MONTH_OF_YEAR = new RegExp(
  String.raw`^${LETTERS}(?:[-/'](?=\d\d$)|(?:[-/]|,? ?)(?=\d{4}$))(\d+)$`,
  'u',
);
const NUMBER_OF_MONTH = /^(\d{1,2})[-/.](\d{4})$/;
const YEAR = /^(\d{4})(?:\.0)?$/;

const LAST_DAY_OF_MONTH = 31;
/** What is built may be ready in so many years; a year of two digits so far ahead may be any. */
const YEARS_AHEAD = 10;

/** The day stands before the month, as in India; a time without a zone is UTC. */
export function parseInstant(text: string, now: Date): Date | undefined {
  const words = plainWords(text);
  if (ISO_INSTANT.test(words)) return instant(words);
  const time = TIME.exec(words);
  const day = wholeDay(words.slice(0, time?.index), now);
  const minutes = time === null ? 0 : minutesOf(time);
  if (day === undefined || minutes === undefined) return undefined;
  return new Date(day.getTime() + minutes * MINUTE_MS);
}

/** `YYYY-MM-DD`; a year or a month alone is its first day. */
export function parseDay(text: string, now: Date): string | undefined {
  const day = parseInstant(text, now) ?? firstDay(plainWords(text), now);
  return day?.toISOString().slice(0, 10);
}

/** Folded, one blank between words and none beside a slash or a dot between numbers. */
function plainWords(text: string): string {
  return foldText(plainTyping(text))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\d) ([/.-]) (?=\d)/g, '$1')
    .replace(WEEKDAY, '');
}

function wholeDay(words: string, now: Date): Date | undefined {
  const [, year, , month, day] = YEAR_FIRST.exec(words) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), day);
  const [, first, , second, last] = DAY_FIRST.exec(words) ?? [];
  if (last !== undefined) return dayOf(yearBehindNumbers(last, now), Number(second), first);
  const [, namedDay, , signed, spaced, namedYear] = NAMED_MONTH.exec(words) ?? [];
  if (namedYear !== undefined)
    return dayOf(wholeYear(namedYear, now), MONTHS.get(signed ?? spaced ?? ''), namedDay);
  const [, before = '', dashed, blank, behind] = MONTH_FIRST.exec(words) ?? [];
  if (behind !== undefined)
    return dayOf(wholeYear(behind, now), MONTHS.get(before), dashed ?? blank);
  const [, firstYear, name = '', lastDay] = YEAR_BEFORE_NAME.exec(words) ?? [];
  return firstYear === undefined ? undefined : dayOf(Number(firstYear), MONTHS.get(name), lastDay);
}

function firstDay(words: string, now: Date): Date | undefined {
  const [, year] = YEAR.exec(words) ?? [];
  if (year !== undefined) return dayOf(Number(year), 1, '1');
  const [, number, ofYear] = NUMBER_OF_MONTH.exec(words) ?? [];
  if (ofYear !== undefined) return dayOf(Number(ofYear), Number(number), '1');
  const [, name = '', behind] = MONTH_OF_YEAR.exec(words) ?? [];
  return behind === undefined ? undefined : dayOf(wholeYear(behind, now), MONTHS.get(name), '1');
}

/** Undefined for two digits that may be a year of this century or of the last. */
function wholeYear(digits: string, now: Date): number | undefined {
  if (digits.length > 2) return Number(digits);
  const thisYear = now.getUTCFullYear();
  const year = thisYear - (thisYear % 100) + Number(digits);
  if (year <= thisYear) return year;
  return year > thisYear + YEARS_AHEAD ? year - 100 : undefined;
}

/** Of three short numbers the last is the year only where it can be no day: `10/04/03` may be 2010. */
function yearBehindNumbers(digits: string, now: Date): number | undefined {
  return digits.length > 2 || Number(digits) > LAST_DAY_OF_MONTH
    ? wholeYear(digits, now)
    : undefined;
}

function minutesOf([, hours, minutes, seconds = '0', half]: readonly string[]): number | undefined {
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  if (minute > 59 || second > 59) return undefined;
  if (half === undefined) return hour > 23 ? undefined : hour * 60 + minute + second / 60;
  if (hour < 1 || hour > HOURS_OF_NOON) return undefined;
  const past = (hour % HOURS_OF_NOON) + (half === 'p' ? HOURS_OF_NOON : 0);
  return past * 60 + minute + second / 60;
}

function instant(text: string): Date | undefined {
  const [, date = '', time = '', zone = ''] = /^(\S{10})[t ]([\d:.]+) ?(.*)$/.exec(text) ?? [];
  const value = new Date(
    `${date}T${time}${zone === '' || zone === 'utc' ? 'Z' : zone.toUpperCase()}`,
  );
  return Number.isNaN(value.getTime()) ? undefined : value;
}

function dayOf(
  year: number | undefined,
  month: number | undefined,
  day: string | undefined,
): Date | undefined {
  if (year === undefined || month === undefined) return undefined;
  // `Date.UTC` takes 1 for 1901.
  const value = new Date(0);
  value.setUTCFullYear(year, month - 1, Number(day));
  return value.getUTCMonth() === month - 1 && value.getUTCDate() === Number(day)
    ? value
    : undefined;
}
