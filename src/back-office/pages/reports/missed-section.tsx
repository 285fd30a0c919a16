import { Link } from 'react-router';
import { dayText } from '#back-office/times.ts';
import { exploreAddress } from '#features/listings/explore-address.ts';
import type { MissedSearchReport } from '#features/reports/report.ts';
import { useMay } from '#session/use-may.ts';
import { countText } from './count-text.ts';
import { RankedRow, TopRows } from './ranking.tsx';
import type { Column } from './report-csv.ts';
import { type Fetched, ReportSection } from './report-section.tsx';

const TITLE = 'Asked for and not found';

type Row = MissedSearchReport['items'][number];

const COLUMNS: readonly Column<Row>[] = [
  { heading: 'Search', value: ({ said }) => said.join(', ') },
  { heading: 'Times', value: ({ times }) => times },
  { heading: 'Last asked', value: ({ lastDay }) => lastDay },
];

/** What visitors searched for while there was nothing like it. */
export function MissedSection({ fetched }: { fetched: Fetched<MissedSearchReport> }) {
  const mayWrite = useMay('write');
  return (
    <ReportSection
      title={TITLE}
      explain="Searches that showed no property when they were made; each opens as it is today. Nothing says by whom."
      fetched={fetched}
      rowsOf={({ items }) => items}
      empty="Every search of these days found something."
      columns={COLUMNS}
      fileName="not-found"
    >
      {({ items, others }) => (
        <>
          <TopRows rows={items}>
            {(shown) => (
              <ol aria-label={TITLE} className="ranking">
                {shown.map(({ search, said, times, lastDay }) => (
                  <RankedRow
                    key={search}
                    label={said.join(', ')}
                    to={`${exploreAddress()}?${search}`}
                    value={times}
                    most={items[0]?.times ?? 0}
                  >
                    <span className="font-semibold text-ink">
                      {countText(times, 'time', 'times')}
                    </span>
                    {', last on '}
                    <time dateTime={lastDay}>{dayText(lastDay)}</time>
                    {mayWrite && (
                      <Link to="/property?new" className="quick-action ml-3 print:hidden">
                        Add a property
                        <span className="sr-only">for {said.join(', ')}</span>
                      </Link>
                    )}
                  </RankedRow>
                ))}
              </ol>
            )}
          </TopRows>
          {others > 0 && (
            <p className="mt-3 text-sm text-muted">
              And {countText(others, 'other search', 'other searches')} on days with very many.
            </p>
          )}
        </>
      )}
    </ReportSection>
  );
}
