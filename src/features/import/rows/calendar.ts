const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const ISO_INSTANT =
  /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?: ?(?:z|utc|[+-]\d\d:?\d\d))?$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const NAMED_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[- ,]+([a-z]{3})[a-z]*[- ,.]+(\d{4})$/;
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
const YEAR = /^(\d{4})(?:\.0)?$/;

/** The day stands before the month, as in India; a time without a zone is UTC. */
export function parseInstant(text: string): Date | undefined {
  const words = text.toLowerCase().trim();
  if (ISO_INSTANT.test(words)) return instant(words);
  const [, year, month, day] = YEAR_FIRST.exec(words) ?? [];
  if (year !== undefined) return dayOf(year, Number(month), day);
  const [, days, months, years] = DAY_FIRST.exec(words) ?? [];
  if (years !== undefined) return dayOf(years, Number(months), days);
  const [, namedDay, name = '', namedYear] = NAMED_MONTH.exec(words) ?? [];
  if (namedYear !== undefined) return dayOf(namedYear, MONTHS.indexOf(name) + 1, namedDay);
  const [, firstName = '', secondDay, lastYear] = MONTH_FIRST.exec(words) ?? [];
  return lastYear === undefined
    ? undefined
    : dayOf(lastYear, MONTHS.indexOf(firstName) + 1, secondDay);
}

/** `YYYY-MM-DD`; a year alone is its first day. */
export function parseDay(text: string): string | undefined {
  const [, year] = YEAR.exec(text.trim()) ?? [];
  return year === undefined ? parseInstant(text)?.toISOString().slice(0, 10) : `${year}-01-01`;
}

function instant(text: string): Date | undefined {
  const [, date = '', time = '', zone = ''] = /^(\S{10})[t ]([\d:.]+) ?(.*)$/.exec(text) ?? [];
  const value = new Date(
    `${date}T${time}${zone === '' || zone === 'utc' ? 'Z' : zone.toUpperCase()}`,
  );
  return Number.isNaN(value.getTime()) ? undefined : value;
}

function dayOf(year: string, month: number, day: string | undefined): Date | undefined {
  const value = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  return value.getUTCMonth() === month - 1 && value.getUTCDate() === Number(day)
    ? value
    : undefined;
}
