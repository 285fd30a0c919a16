import { comingDaysInIndia } from '#language/dates.ts';
import { fill } from '#language/fill.ts';
import type { Language } from '#language/language.ts';
import { MONTHS } from '#language/months.ts';
import { WORDS } from '#web/words/words.server.ts';

export interface VisitDay {
  readonly day: string;
  readonly label: string;
}

const OFFERED = 5;
/** Who asks later is not shown round on the same day. */
const LATEST_HOUR = 16;

/** The days that a visitor may choose by one tap, in India's time. */
export function visitDays(now: Date, language: Language): readonly VisitDay[] {
  const { days } = WORDS[language].enquiry.visit;
  return comingDaysInIndia(now, LATEST_HOUR, OFFERED).map(({ day, isIn }) => {
    const date = new Date(day);
    const label = fill(days.later, {
      weekday: days.weekdays[date.getUTCDay()] ?? '',
      date: date.getUTCDate(),
      month: MONTHS[language][date.getUTCMonth()] ?? '',
    });
    return { day, label: [days.today, days.tomorrow][isIn] ?? label };
  });
}
