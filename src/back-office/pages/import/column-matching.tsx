import { Field } from '#back-office/form/field.tsx';
import { COLUMN_SPELLINGS } from '#features/import/rows/spellings/column-spellings.ts';
import type { SheetSettings, SheetSummary } from '#features/import/sheet/import-sheet.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { fieldLabel } from './field-label.ts';

const FIELDS = keysOf(COLUMN_SPELLINGS);
const EXAMPLE_LENGTH = 60;

interface ColumnMatchingProps {
  summary: SheetSummary;
  settings: SheetSettings;
  onChange: (settings: SheetSettings) => void;
}

/** Which column of the file is which field. */
export function ColumnMatching({ summary, settings, onChange }: ColumnMatchingProps) {
  const matched = Object.keys(summary.fields).length;
  return (
    <details
      className="rounded-card border border-line bg-surface px-4"
      open={summary.missing.length > 0}
    >
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        Columns: {matched} of {summary.names.length} matched
      </summary>
      <div className="grid gap-4 pb-4 sm:grid-cols-2 lg:grid-cols-3">
        {summary.names.map((name, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be there twice.
            key={index}
            label={name || `Column ${index + 1}`}
            hint={summary.examples[index]?.slice(0, EXAMPLE_LENGTH)}
          >
            {(control) => (
              <NativeSelect
                {...control}
                value={summary.fields[index] ?? ''}
                onChange={({ target }) =>
                  onChange({ ...settings, map: { ...settings.map, [name]: target.value } })
                }
              >
                <option value="">Left out</option>
                {FIELDS.map((field) => (
                  <option key={field} value={field}>
                    {fieldLabel(field)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}
