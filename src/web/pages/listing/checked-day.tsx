import { dayInIndia } from '#language/dates.ts';
import { fill, pluralForm } from '#language/fill.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { usePageWords } from '#web/words/use-words.ts';
import type { WrittenDay } from './load-life.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day on which the agency last made sure; the browser, which knows what day it is, counts. */
export function CheckedDay({ day, written }: WrittenDay) {
  const words = usePageWords('listing');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const days = isHydrated ? daysSince(day) : undefined;
  return (
    <time dateTime={day}>
      {days === undefined && fill(words.checkedOn, { day: written })}
      {days === 0 && words.checkedToday}
      {days !== undefined &&
        days > 0 &&
        fill(words.checkedDaysAgo[pluralForm(language, days)], { count: days })}
    </time>
  );
}

/** A clock that is slow must not say that the check lies ahead. */
function daysSince(day: string): number {
  const today = dayInIndia(new Date().toISOString());
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS));
}
