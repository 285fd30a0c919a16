import { Field } from '#back-office/form/field.tsx';
import type { ReadSheet } from '#features/import/rows/csv-file.ts';
import { NativeSelect } from '#ui/native-select.tsx';

interface SheetChoiceProps {
  read: ReadSheet;
  isBusy: boolean;
  onChoose: (name: string) => void;
}

/** Which sheet of a workbook is read, and what a filter of it hides. */
export function SheetChoice({
  read: { name, all, hiddenRows },
  isBusy,
  onChoose,
}: SheetChoiceProps) {
  return (
    <>
      {all.length > 1 && (
        <Field label="Sheet" hint="The other sheets of the file are not read.">
          {(control) => (
            <NativeSelect
              {...control}
              value={name}
              disabled={isBusy}
              onChange={({ target }) => onChoose(target.value)}
            >
              {all.map((sheet) => (
                <option key={sheet.name} value={sheet.name}>
                  {sheet.isHidden ? `${sheet.name} (hidden)` : sheet.name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      {hiddenRows > 0 && (
        <p>
          {hiddenRows.toLocaleString('en-US')} {hiddenRows === 1 ? 'row' : 'rows'} that the sheet
          hides, as a filter does, {hiddenRows === 1 ? 'is' : 'are'} read, too.
        </p>
      )}
    </>
  );
}
