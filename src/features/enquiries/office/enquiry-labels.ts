import { momentText, shortDayText } from '#back-office/times.ts';
import type { Enquiry } from '#features/enquiries/enquiry.ts';
import { dayInIndia, daysSince, INDIA } from '#platform/language/dates.ts';
import { LANGUAGES } from '#platform/language/language.ts';

export const STATUS_LABELS = {
  new: 'New',
  contacted: 'Contacted',
  visit: 'Visit',
  closed: 'Closed',
} as const;

const TAG = LANGUAGES.en.tag;

/** Erased ones have no name. */
export function nameText({ name }: Pick<Enquiry, 'name'>): string {
  return name === '' ? 'Erased' : name;
}

/** `Follow up today`, `Follow up 2 days late`, `Follow up on 2 Dec`. */
export function followUpText(day: string, now: Date): string {
  const today = dayInIndia(now);
  const late = daysSince(day, now);
  if (late > 0) return `Follow up ${late} ${late === 1 ? 'day' : 'days'} late`;
  return day === today ? 'Follow up today' : `Follow up on ${shortDayText(day, now)}`;
}

/** The clock of the person, where it differs from India's. */
export function clockText({ timeZone }: Enquiry, now = new Date()): string | undefined {
  if (timeZone === INDIA || timeZone === '') return undefined;
  const format = { timeStyle: 'short', timeZone } as const;
  return `${new Intl.DateTimeFormat(TAG, format).format(now)} now in ${timeZone}`;
}

const LOCAL_TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d/g;

/** Two proposed times as people say them; other words stay. */
export function preferredText({ preferredTime }: Pick<Enquiry, 'preferredTime'>): string {
  return preferredTime
    .replace(/, (?=\d{4}-)/g, ' or ')
    .replace(LOCAL_TIME, (local) => momentText(`${local}Z`, 'UTC'));
}
