import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { z } from 'zod';
import { saveFile } from '#back-office/downloads/save-file.ts';
import { ListFailure } from '#back-office/list/list-failure.tsx';
import { callApi } from '#back-office/save/call-api.ts';
import { type Column, reportCsv } from './report-csv.ts';

/** One question with its answer, and the answer as a file. */
export function ReportSection<Report, Row>({
  title,
  explain,
  fetched,
  rowsOf,
  ...props
}: {
  title: string;
  explain: string;
  fetched: Fetched<Report>;
  rowsOf: (report: Report) => readonly Row[];
  /** What is said while there are no rows. */
  empty: string;
  columns: readonly Column<Row>[];
  fileName: string;
  children: (report: Report) => ReactNode;
}) {
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

/** A report, or why it is missing; the others are shown without it. */
export type Fetched<Report> = { readonly report: Report } | { readonly failure: string };

export async function fetchReport<Report>(
  schema: z.ZodType<Report>,
  address: string,
): Promise<Fetched<Report>> {
  const answer = await callApi(schema, `/api/Report/${address}`);
  return answer.ok ? { report: answer.data } : { failure: answer.refusal.message };
}

/** Rows of a report as its file has them. */
export function ReportTable<Row>({
  label,
  columns,
  rows,
  keyOf,
}: {
  label: string;
  /** Numbers stand at the right. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}) {
  const [first] = rows;
  if (first === undefined) return null;
  const sideOf = ({ value }: Column<Row>) =>
    typeof value(first) === 'number' ? 'text-right' : 'text-left';
  return (
    <table aria-label={label} className="report-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.heading} scope="col" className={sideOf(column)}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.heading} className={sideOf(column)}>
                {cellText(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellText<Row>({ value, said }: Column<Row>, row: Row): string {
  return said === undefined ? value(row).toLocaleString('en-US') : said(row);
}
