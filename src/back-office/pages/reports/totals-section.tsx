import { Link, useSearchParams } from 'react-router';
import { DayChart, shortDay } from '#back-office/charts/day-chart.tsx';
import type { TotalsReport } from '#features/reports/report.ts';
import { changeText, MEASURES, measured, measureIn } from './measures.ts';
import type { Column } from './report-csv.ts';
import { type Fetched, ReportSection, ReportTable } from './report-section.tsx';

type Day = TotalsReport['days'][number];

const COLUMNS: readonly Column<Day>[] = [
  { heading: 'Day', value: ({ day }) => day, said: ({ day }) => shortDay(day) },
  ...MEASURES.map(({ name, short }) => ({ heading: short, value: (day: Day) => day[name] })),
];
const FILE_COLUMNS: typeof COLUMNS = [
  { heading: 'Day', value: ({ day }) => day },
  ...MEASURES.map(({ name, label }) => ({ heading: label, value: (day: Day) => day[name] })),
];

/** What visitors did in all, against the days before, and one of it day by day. */
export function TotalsSection({ fetched }: { fetched: Fetched<TotalsReport> }) {
  const [query] = useSearchParams();
  const measure = measureIn(query);
  return (
    <ReportSection
      title="Totals"
      explain="Choose a number to see its days. Robots and the pages of staff are not counted."
      fetched={fetched}
      rowsOf={({ days }) => days}
      empty=""
      columns={FILE_COLUMNS}
      fileName="days"
    >
      {({ total, before, days }) => (
        <div className="grid gap-4">
          <ul aria-label="Totals" className="measures">
            {MEASURES.map(({ name, label }) => (
              <li key={name}>
                <Link
                  to={showing(query, name)}
                  preventScrollReset
                  replace
                  aria-current={name === measure.name ? 'true' : undefined}
                >
                  <span className="measure-label">{label}</span>{' '}
                  <span className="measure-number">{total[name].toLocaleString('en-US')}</span>{' '}
                  {before !== null && (
                    <span className="measure-change">{changeText(total[name], before[name])}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
          {total[measure.name] === 0 ? (
            <p className="text-muted">{measure.label}: none in these days.</p>
          ) : (
            <DayChart
              key={`${measure.name} ${days.length}`}
              label={`${measure.label}, day by day`}
              days={days.map((day) => ({
                day: day.day,
                value: day[measure.name],
                said: measured(day[measure.name], measure),
              }))}
            />
          )}
          <details className="-my-2.5">
            <summary className="py-2.5 text-sm font-semibold text-field">
              Each day in numbers
            </summary>
            <ReportTable
              label="Each day in numbers"
              columns={COLUMNS}
              rows={days.toReversed()}
              keyOf={({ day }) => day}
            />
          </details>
        </div>
      )}
    </ReportSection>
  );
}

function showing(query: URLSearchParams, name: string): string {
  const shown = new URLSearchParams(query);
  shown.set('show', name);
  return `?${shown}`;
}
