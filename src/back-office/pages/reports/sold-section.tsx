import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import type { TimeToSellReport } from '#features/reports/report.ts';
import { countText } from './count-text.ts';
import { RankedRow, TopRows } from './ranking.tsx';
import type { Column } from './report-csv.ts';
import { type Fetched, ReportSection, ReportTable } from './report-section.tsx';

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
      empty="Nothing was marked as sold in the last year. Set the status of a property to Sold, and its days are counted."
      columns={COLUMNS}
      fileName="time-to-sell"
    >
      {({ kinds, places }) => (
        <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
          <ol aria-label="Median days by kind" className="ranking">
            {kinds.map(({ propertyType, sold, medianDays }) => (
              <RankedRow
                key={propertyType}
                label={kindOf({ propertyType })}
                value={medianDays}
                most={Math.max(...kinds.map((kind) => kind.medianDays))}
              >
                <span className="font-semibold text-ink">{daysText(medianDays)}</span>
                {`, ${sold.toLocaleString('en-US')} sold`}
              </RankedRow>
            ))}
          </ol>
          <TopRows rows={places}>
            {(rows) => (
              <ReportTable
                label="Median days by place"
                columns={COLUMNS}
                rows={rows}
                keyOf={({ cityId, propertyType }) => `${cityId} ${propertyType}`}
              />
            )}
          </TopRows>
        </div>
      )}
    </ReportSection>
  );
}

function kindOf({ propertyType }: Pick<Row, 'propertyType'>): string {
  return enumerationName('PropertyType', propertyType) ?? '';
}

function daysText(days: number): string {
  return days < 1 ? 'under a day' : countText(Math.round(days), 'day', 'days');
}
