import type { InterestReport } from '#features/reports/report.ts';
import { countText } from './count-text.ts';
import { RankedRow, TopRows } from './ranking.tsx';
import type { Column } from './report-csv.ts';
import { type Fetched, ReportSection } from './report-section.tsx';

const TITLE = 'Looked at most';

type Row = InterestReport['items'][number];

const COLUMNS: readonly Column<Row>[] = [
  { heading: 'Property', value: ({ id }) => id },
  { heading: 'Title', value: ({ title }) => title },
  { heading: 'City', value: ({ cityName }) => cityName },
  { heading: 'Views', value: ({ views }) => views },
  { heading: 'Taps', value: ({ taps }) => taps },
  { heading: 'Saved', value: ({ saved }) => saved },
  { heading: 'Enquiries', value: ({ enquiries }) => enquiries },
];

/** What visitors did with each listing. */
export function InterestSection({ fetched }: { fetched: Fetched<InterestReport> }) {
  return (
    <ReportSection
      title={TITLE}
      explain="Views of a property’s page; taps on Call, WhatsApp and Share; hearts; enquiries."
      fetched={fetched}
      rowsOf={({ items }) => items}
      empty="Nobody has looked at a property in these days. Shared links and posters bring the first visitors."
      columns={COLUMNS}
      fileName="looked-at-most"
    >
      {({ items }) => (
        <TopRows rows={items}>
          {(shown) => (
            <ol aria-label={TITLE} className="ranking">
              {shown.map((row) => (
                <RankedRow
                  key={row.id}
                  label={row.title}
                  {...(!row.title.includes(row.cityName) && { detail: row.cityName })}
                  to={`/property?edit=${row.id}`}
                  value={row.views}
                  most={items[0]?.views ?? 0}
                >
                  {row.views > 0 && (
                    <span className="font-semibold text-ink">
                      {countText(row.views, 'view', 'views')}
                    </span>
                  )}
                  {row.views > 0 && row.taps + row.saved + row.enquiries > 0 && ' · '}
                  {actsText(row)}
                </RankedRow>
              ))}
            </ol>
          )}
        </TopRows>
      )}
    </ReportSection>
  );
}

function actsText({ taps, saved, enquiries }: Row): string {
  return [
    taps > 0 ? countText(taps, 'tap', 'taps') : [],
    saved > 0 ? countText(saved, 'save', 'saves') : [],
    enquiries > 0 ? countText(enquiries, 'enquiry', 'enquiries') : [],
  ]
    .flat()
    .join(' · ');
}
