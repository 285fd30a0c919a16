import type { SourceReport } from '#features/reports/report.ts';
import { countText } from './count-text.ts';
import { RankedRow } from './ranking.tsx';
import type { Column } from './report-csv.ts';
import { type Fetched, ReportSection } from './report-section.tsx';

const TITLE = 'Where visitors came from';

interface Source {
  readonly name: string;
  readonly views: number;
}

const COLUMNS: readonly Column<Source>[] = [
  { heading: 'Site', value: ({ name }) => name },
  { heading: 'Page views', value: ({ views }) => views },
];

/** The sites whose links visitors followed. */
export function SourcesSection({ fetched }: { fetched: Fetched<SourceReport> }) {
  return (
    <ReportSection
      title={TITLE}
      explain="Page views by the site whose link led here."
      fetched={fetched}
      rowsOf={rowsOf}
      empty="Nobody has come in these days. A link in your Google profile, on Facebook or in WhatsApp brings the first."
      columns={COLUMNS}
      fileName="sources"
    >
      {(report) => {
        const sites = report.items.map(({ host, views }) => ({ name: host, views }));
        const rest = rowsOf(report).slice(sites.length);
        return (
          <>
            <ol aria-label={TITLE} className="ranking">
              {sites.map(({ name, views }) => (
                <RankedRow key={name} label={name} value={views} most={sites[0]?.views ?? 0}>
                  <Views count={views} />
                </RankedRow>
              ))}
            </ol>
            <ul aria-label="Other ways" className="ranking">
              {rest.map(({ name, views }) => (
                <RankedRow key={name} label={name}>
                  <Views count={views} />
                </RankedRow>
              ))}
            </ul>
          </>
        );
      }}
    </ReportSection>
  );
}

function Views({ count }: { count: number }) {
  return <span className="font-semibold text-ink">{countText(count, 'view', 'views')}</span>;
}

function rowsOf({ items, others, direct }: SourceReport): Source[] {
  const rest = [
    { name: countText(others.hosts, 'other site', 'other sites'), views: others.views },
    { name: 'Directly, from an app, or on from a page of this site', views: direct },
  ];
  return [
    ...items.map(({ host, views }) => ({ name: host, views })),
    ...rest.filter(({ views }) => views > 0),
  ];
}
