import type { Column } from './report-csv.ts';

interface ReportTableProps<Row> {
  label: string;
  /** Numbers stand at the right. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows of a report as its file has them. */
export function ReportTable<Row>({ label, columns, rows, keyOf }: ReportTableProps<Row>) {
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
