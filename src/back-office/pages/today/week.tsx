import { Link } from 'react-router';
import type { WeekViews } from '#features/analytics/week-views.ts';

const HEIGHT = 96;
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** How often visitors looked at listings on each day of a week, and at which most. */
export function WeekChart({ week: { days, listings } }: { week: WeekViews }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-8">
      <ol aria-label="Views a day" className="grid grid-cols-7 items-end gap-2">
        {days.map(({ day, views }) => (
          <li key={day} className="grid justify-items-center gap-1 text-sm">
            <span className="tabular-nums">{views.toLocaleString('en-US')}</span>
            <svg
              viewBox={`0 0 10 ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-24 w-full max-w-10"
            >
              <rect
                width="10"
                y={HEIGHT - barHeight(views, most)}
                height={barHeight(views, most)}
                rx="1"
                className="fill-field"
              />
            </svg>
            <time dateTime={day} className="text-muted">
              {weekday.format(new Date(day))}
            </time>
          </li>
        ))}
      </ol>
      {listings.length === 0 ? (
        <p className="text-muted">Nobody has looked at a listing yet this week.</p>
      ) : (
        <ol aria-label="Looked at most" className="content-start">
          {listings.map(({ id, title, views }) => (
            <li key={id} className="border-b border-line last:border-0">
              <Link
                to={`/property?edit=${id}`}
                className="flex min-h-11 items-center justify-between gap-4 text-ink no-underline hover:text-field"
              >
                <span className="min-w-0 truncate">{title}</span>
                <span className="shrink-0 text-sm text-muted tabular-nums">
                  {views.toLocaleString('en-US')} {views === 1 ? 'view' : 'views'}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** A day without views keeps a line to stand on. */
function barHeight(views: number, most: number): number {
  return Math.max(1, (views / most) * HEIGHT);
}

const TOTALS = [
  { name: 'views', label: 'Views' },
  { name: 'taps', label: 'Calls, WhatsApp' },
  { name: 'enquiries', label: 'Enquiries' },
] as const;

/** What visitors did in a week, against the week before. */
export function WeekTotals({ week, weekBefore }: Pick<WeekViews, 'week' | 'weekBefore'>) {
  return (
    <dl className="grid grid-cols-3 gap-3">
      {TOTALS.map(({ name, label }) => (
        <div key={name}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd>
            <span className="text-xl font-semibold tabular-nums">
              {week[name].toLocaleString('en-US')}
            </span>{' '}
            <span className="block text-sm text-muted tabular-nums">
              {weekBefore[name].toLocaleString('en-US')}{' '}
              <span className="max-sm:sr-only">the week </span>
              before
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
