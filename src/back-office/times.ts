import { dayInIndia, daysSince, INDIA } from '#platform/language/dates.ts';
import { LANGUAGES } from '#platform/language/language.ts';

const MINUTE_MS = 60_000;

const TAG = LANGUAGES.en.tag;
/** Made once, because making one takes a slow phone 5 ms. */
const dayFormat = new Intl.DateTimeFormat(TAG, { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-12-02` as staff read it: `2 Dec 2026`. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(day));
}

/** Without the year where it is this one. */
export function shortDayText(day: string, now: Date): string {
  return dayText(day).replace(` ${dayInIndia(now).slice(0, 4)}`, '');
}

/** In India's time, whatever the device's. */
export function momentText(iso: string, timeZone: string = INDIA): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(TAG, format).format(new Date(iso));
}

/** How long ago, as people say it. */
export function sinceText(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS);
  const days = daysSince(instant, now);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (days === 0) return `${Math.floor(minutes / 60)} h ago`;
  if (days === 1) return 'Yesterday';
  return days < 7 ? `${days} days ago` : shortDayText(dayInIndia(instant), now);
}
