import { dayInIndia, daysSince } from '#language/dates.ts';
import { shortDayText } from './enquiry-labels.ts';

const MINUTE_MS = 60_000;

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
