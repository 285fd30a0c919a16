import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { saveFile } from '#back-office/pages/listings/export/save-file.ts';
import type { Fetched } from './fetch-report.ts';
import { type Column, reportCsv } from './report-csv.ts';

interface ReportSectionProps<Report, Row> {
  title: string;
  explain: string;
  fetched: Fetched<Report>;
  rowsOf: (report: Report) => readonly Row[];
  /** What is said while there are no rows. */
  empty: string;
  columns: readonly Column<Row>[];
  fileName: string;
  children: (report: Report) => ReactNode;
}

/** One question with its answer, and the answer as a file. */
export function ReportSection<Report, Row>({
  title,
  explain,
  fetched,
  rowsOf,
  ...props
}: ReportSectionProps<Report, Row>) {
  const { empty, columns, fileName, children } = props;
  const id = useId();
  const rows = 'report' in fetched ? rowsOf(fetched.report) : [];
  const download = () =>
    saveFile(new Blob([reportCsv(columns, rows)], { type: 'text/csv' }), `${fileName}.csv`);
  return (
    <section aria-labelledby={id} className="report-section">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="text-sm text-muted">{explain}</p>
        </div>
        {rows.length > 0 && (
          <button
            type="button"
            className="row-action shrink-0"
            aria-label={`${title}: download CSV`}
            onClick={download}
          >
            <Download aria-hidden="true" className="size-4" />
            CSV
          </button>
        )}
      </div>
      <div className="rounded-card border border-line bg-surface p-4">
        {'failure' in fetched && <ListFailure message={fetched.failure} />}
        {'report' in fetched &&
          (rows.length === 0 ? <p className="text-muted">{empty}</p> : children(fetched.report))}
      </div>
    </section>
  );
}
