import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import type { TimeToSellReport } from '#features/reports/report.ts';
import { Bar } from './bar.tsx';
import { countText } from './count-text.ts';
import type { Fetched } from './fetch-report.ts';
import type { Column } from './report-csv.ts';
import { ReportSection } from './report-section.tsx';
import { TopRows } from './top-rows.tsx';

const TITLE = 'How long until sold';

type Row = TimeToSellReport['places'][number];

const COLUMNS: readonly Column<Row>[] = [
  { heading: 'City', value: ({ cityName }) => cityName },
  { heading: 'Kind', value: kindOf },
  { heading: 'Sold', value: ({ sold }) => sold },
  { heading: 'Median days', value: ({ medianDays }) => medianDays },
];

/** The median of each kind as a bar, and of each place in a table. */
export function SoldSection({ fetched }: { fetched: Fetched<TimeToSellReport> }) {
  return (
    <ReportSection
      title={TITLE}
      explain="Days from first shown to sold, of what was sold in the last year. Half took longer."
      fetched={fetched}
      rowsOf={({ places }) => places}
      empty="Nothing was marked as sold in the last year."
      columns={COLUMNS}
      fileName="time-to-sell"
    >
      {(report) => (
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
          <KindBars kinds={report.kinds} />
          <TopRows rows={report.places}>{(places) => <PlaceTable places={places} />}</TopRows>
        </div>
      )}
    </ReportSection>
  );
}

function KindBars({ kinds }: Pick<TimeToSellReport, 'kinds'>) {
  const most = Math.max(...kinds.map(({ medianDays }) => medianDays));
  return (
    <ol aria-label="Median days by kind" className="grid content-start gap-4">
      {kinds.map(({ propertyType, sold, medianDays }) => (
        <li key={propertyType} className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{kindOf({ propertyType })}</span>
            <span className="text-sm text-muted tabular-nums">
              <span className="font-semibold text-ink">{daysText(medianDays)}</span>
              {`, ${sold.toLocaleString('en-US')} sold`}
            </span>
          </p>
          <Bar value={medianDays} most={most} />
        </li>
      ))}
    </ol>
  );
}

function PlaceTable({ places }: { places: readonly Row[] }) {
  return (
    <table aria-label="Median days by place" className="w-full text-sm">
      <thead>
        <tr className="border-b border-line-strong text-left">
          <th scope="col" className="py-1.5 pr-3">
            City
          </th>
          <th scope="col" className="pr-3">
            Kind
          </th>
          <th scope="col" className="pr-3 text-right">
            Sold
          </th>
          <th scope="col" className="text-right">
            Median
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {places.map(({ cityId, cityName, propertyType, sold, medianDays }) => (
          <tr key={`${cityId} ${propertyType}`} className="border-b border-line last:border-0">
            <td className="py-1.5 pr-3">{cityName}</td>
            <td className="pr-3">{kindOf({ propertyType })}</td>
            <td className="pr-3 text-right">{sold.toLocaleString('en-US')}</td>
            <td className="text-right whitespace-nowrap">{daysText(medianDays)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function kindOf({ propertyType }: Pick<Row, 'propertyType'>): string {
  return enumerationName('PropertyType', propertyType) ?? '';
}

function daysText(days: number): string {
  return days < 1 ? 'under a day' : countText(Math.round(days), 'day', 'days');
}
