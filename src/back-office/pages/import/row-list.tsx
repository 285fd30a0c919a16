import { useState } from 'react';
import { Field } from '#back-office/form/field.tsx';
import type { ImportField } from '#features/import/rows/spellings/column-spellings.ts';
import type { SheetRow, SheetSummary } from '#features/import/sheet/import-sheet.ts';
import { fieldLabel } from './field-label.ts';
import { ROWS_SHOWN } from './use-import.ts';

interface View {
  readonly isWrongOnly: boolean;
  readonly from: number;
}

interface RowListProps {
  summary: SheetSummary;
  rows: readonly SheetRow[];
  view: View;
  onShow: (view: View) => void;
  onMend: (index: number, field: ImportField, value: string) => void;
  onLeaveOut: (index: number, isLeftOut: boolean) => void;
  /** What was asked about in the row is right. */
  onConfirm: (index: number) => void;
}

/** Every row with what is wrong in it, to be mended in place. */
export function RowList({ summary, rows, view, onShow, ...answers }: RowListProps) {
  const { isWrongOnly, from } = view;
  const tab = (label: string, wrongOnly: boolean) => (
    <button
      type="button"
      aria-pressed={isWrongOnly === wrongOnly}
      className={`row-action ${isWrongOnly === wrongOnly ? 'bg-field text-on-field' : ''}`}
      onClick={() => onShow({ isWrongOnly: wrongOnly, from: 0 })}
    >
      {label}
    </button>
  );
  return (
    <section aria-label="Rows" className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {tab(`To mend (${summary.wrong.toLocaleString('en-US')})`, true)}
        {tab(`All rows (${summary.rows.toLocaleString('en-US')})`, false)}
      </div>
      <ol className="grid gap-3 lg:grid-cols-2">
        {rows.map((row) => (
          <RowCard key={row.index} row={row} {...answers} />
        ))}
      </ol>
      {rows.length === 0 && <p className="text-muted">No row is wrong.</p>}
      <div className="flex gap-2">
        {from > 0 && (
          <button
            type="button"
            className="row-action"
            onClick={() => onShow({ isWrongOnly, from: Math.max(0, from - ROWS_SHOWN) })}
          >
            Rows before
          </button>
        )}
        {rows.length === ROWS_SHOWN && (
          <button
            type="button"
            className="row-action"
            onClick={() => onShow({ isWrongOnly, from: from + ROWS_SHOWN })}
          >
            Next rows
          </button>
        )}
      </div>
    </section>
  );
}

function RowCard({
  row,
  onMend,
  onLeaveOut,
  onConfirm,
}: { row: SheetRow } & Pick<RowListProps, 'onMend' | 'onLeaveOut' | 'onConfirm'>) {
  const isWrong = row.problems.length > 0 || row.questions.length > 0;
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <p className={`min-w-0 ${row.isLeftOut ? 'text-muted line-through' : ''}`}>
          <span className="text-sm text-muted">Line {row.line} </span>
          <span className="font-semibold break-words">{row.title.slice(0, 120)}</span>
        </p>
        <button
          type="button"
          className="row-action shrink-0"
          onClick={() => onLeaveOut(row.index, !row.isLeftOut)}
        >
          {row.isLeftOut ? 'Take it' : 'Leave out'}
          <span className="sr-only"> line {row.line}</span>
        </button>
      </div>
      {isWrong && !row.isLeftOut && (
        <>
          {row.problems.length > 0 && (
            <p className="text-sm font-semibold text-danger">{row.problems.join('; ')}</p>
          )}
          {row.questions.length > 0 && (
            <div className="flex flex-wrap items-center gap-2">
              <p className="grow text-sm font-semibold">{row.questions.join(' ')}</p>
              <button type="button" className="row-action" onClick={() => onConfirm(row.index)}>
                Yes
              </button>
              <button
                type="button"
                className="row-action"
                onClick={() => onLeaveOut(row.index, true)}
              >
                No
              </button>
            </div>
          )}
          {row.cells.map(({ field, value }) => (
            <CellField
              key={`${field} ${value}`}
              label={fieldLabel(field)}
              value={value}
              onChange={(value) => onMend(row.index, field, value)}
            />
          ))}
        </>
      )}
      {!isWrong && (
        <p className="line-clamp-3 text-sm text-muted">
          {row.readAs
            .filter(({ field }) => field !== 'title')
            .map(({ field, value }) => `${fieldLabel(field)}: ${value}`)
            .join(' · ')}
        </p>
      )}
    </li>
  );
}

interface CellFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Checked when the field is left. */
function CellField({ label, value, onChange }: CellFieldProps) {
  const [typed, setTyped] = useState(value);
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          className="field"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => typed !== value && onChange(typed)}
          onKeyDown={({ key }) => key === 'Enter' && typed !== value && onChange(typed)}
        />
      )}
    </Field>
  );
}
