import { daysSince } from '#language/dates.ts';
import { fill, pluralForm } from '#language/fill.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { usePageWords } from '#web/words/use-words.ts';
import type { WrittenDay } from './load-life.server.ts';

/** The day on which the agency last made sure; the browser, which knows what day it is, counts. */
export function CheckedDay({ day, written }: WrittenDay) {
  const words = usePageWords('listing');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const days = isHydrated ? daysSince(day, new Date()) : undefined;
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
