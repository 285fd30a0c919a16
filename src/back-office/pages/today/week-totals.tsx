import type { WeekViews } from '#features/analytics/week-views.ts';

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
