/** One word per month, from January. */
type Months = readonly string[];

const INDIA_MS = (5 * 60 + 30) * 60_000;

const DAY_MS = 24 * 60 * 60_000;

/** The zone of the agency, and of everybody who says none. */
export const INDIA = 'Asia/Kolkata';

/** The day in India of an instant: `2026-02-27T18:45:00Z` is in `2026-02-28`. */
export function dayInIndia(instant: string | Date): string {
  return new Date(new Date(instant).getTime() + INDIA_MS).toISOString().slice(0, 10);
}

/**
 * How often midnight has passed in India since an instant or a day. None for what lies ahead: the
 * clock of a device may be slow.
 */
export function daysSince(then: string, now: Date): number {
  const passed = Date.parse(dayInIndia(now)) - Date.parse(dayInIndia(then));
  return Math.max(0, passed / DAY_MS);
}

/** The last days in India, today last. */
export function lastDaysInIndia(now: Date, count: number): [first: string, ...later: string[]] {
  const [first = dayInIndia(now), ...later] = Array.from({ length: count }, (_, index) =>
    dayInIndia(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
  return [first, ...later];
}

/** The next days in India, each with how far away it is; today only before an hour. */
export function comingDaysInIndia(now: Date, hour: number, count: number) {
  const today = dayInIndia(now);
  const isLate = now.getTime() >= Date.parse(startOfDayInIndia(today)) + hour * (DAY_MS / 24);
  return Array.from({ length: count }, (_, index) => {
    const isIn = index + Number(isLate);
    return { isIn, day: dayInIndia(new Date(now.getTime() + isIn * DAY_MS)) };
  });
}

/** When a day begins in India, as instants are stored. */
export function startOfDayInIndia(day: string): string {
  return new Date(Date.parse(day) - INDIA_MS).toISOString();
}

/** When a listing was posted is said in UTC, as the API says it. */
export function postedDay(posted: string): string {
  return posted.slice(0, posted.indexOf('T'));
}

/** `2026-11-02` as `2 Nov 2026`. By our own words: Chrome has no Punjabi months and says it has. */
export function writtenDay(day: string, months: Months): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? month} ${year}`;
}
