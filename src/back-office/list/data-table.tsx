import { ArrowDown, ArrowUp, ArrowUpDown, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '#session/use-may.ts';
import type { ListView } from './list-view.ts';
import { RowButton } from './row-button.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  /** Instead of the heading, in the head of the table. */
  readonly head?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Where rows are lines; strips show everything. */
  readonly isHidden?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  view: ListView;
  sortAddressOf: (column: string) => string;
  /** For the accessible names of the row's buttons. */
  rowName: (row: Row) => string;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
  /** Instead of Edit and Delete. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** When rows are lines and when strips. */
  layout?: string;
  /** The row that is shown beside the table. */
  openId?: number | undefined;
}

const BY_SCREEN = 'md:row-lines max-md:row-strips';

export function DataTable<Row extends { id: number }>({
  label,
  columns,
  rows,
  view,
  sortAddressOf,
  rowActions,
  layout = BY_SCREEN,
  openId,
  ...actions
}: DataTableProps<Row>) {
  const mayWrite = useMay('write');
  const hasActions = mayWrite || rowActions !== undefined;
  return (
    <table aria-label={label} className={`data-table ${layout}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeading
              key={column.key}
              column={column}
              view={view}
              address={sortAddressOf(column.key)}
            />
          ))}
          {hasActions && (
            <th scope="col" className="text-right">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row="" data-open={row.id === openId || undefined}>
            {columns.map((column) => (
              <td
                key={column.key}
                data-heading={column.heading}
                data-column={column.key}
                data-off={column.isHidden || undefined}
              >
                {column.cell(row)}
              </td>
            ))}
            {hasActions && (
              <td data-column="actions">
                {rowActions?.(row) ?? <RowActions row={row} {...actions} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnHeading<Row>({
  column,
  view,
  address,
}: {
  column: Column<Row>;
  view: ListView;
  address: string;
}) {
  if (column.sortable === false)
    return (
      <th scope="col" data-column={column.key} data-off={column.isHidden || undefined}>
        {column.head ?? column.heading}
      </th>
    );
  const direction =
    view.sort !== column.key ? undefined : view.descending ? 'descending' : 'ascending';
  const Arrow =
    direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      data-column={column.key}
      data-off={column.isHidden || undefined}
      aria-sort={direction}
    >
      <Link
        to={address}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1 text-ink no-underline hover:text-field"
      >
        {column.heading}
        <Arrow
          aria-hidden="true"
          className={`size-3.5 ${direction === undefined ? 'text-line-strong' : 'text-field'}`}
        />
      </Link>
    </th>
  );
}

function RowActions<Row>({
  row,
  rowName,
  onEdit,
  onDelete,
}: { row: Row } & Pick<DataTableProps<Row>, 'rowName' | 'onEdit' | 'onDelete'>) {
  const name = rowName(row);
  return (
    <div className="row-actions">
      <RowButton
        icon={Pencil}
        text="Edit"
        label={`Edit ${name}`}
        shortcut="e"
        onClick={() => onEdit(row)}
      />
      <RowButton
        icon={Trash2}
        text="Delete"
        label={`Delete ${name}`}
        isDangerous
        onClick={() => onDelete(row)}
      />
    </div>
  );
}
