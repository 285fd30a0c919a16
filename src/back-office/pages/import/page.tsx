import { useId } from 'react';
import { Link } from 'react-router';
import { Field } from '#back-office/form/field.tsx';
import { ListFrame } from '#back-office/list/list-page.tsx';
import { fetchWholeList } from '#back-office/list/whole-list.ts';
import type { ReadSheet } from '#features/import/rows/csv-file.ts';
import { City } from '#features/listings/place.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import type { Route } from './+types/page';
import { ColumnMatching } from './column-matching.tsx';
import { ImportProgress, ImportResult } from './import-result.tsx';
import { MissingFields } from './missing-fields.tsx';
import { RowList } from './row-list.tsx';
import { TitlesFromFacts } from './titles-from-facts.tsx';
import { useImport } from './use-import.ts';

const TITLE = 'Import Listings';

export async function clientLoader() {
  return fetchWholeList(City, '/api/City', 'Cities');
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${TITLE} | ${matches[0].loaderData.shell.business.name}` }];
}

export function HydrateFallback() {
  return <ListFrame title={TITLE} />;
}

export default function ImportPage({ loaderData: { rows: cities } }: Route.ComponentProps) {
  const sheet = useImport(cities);
  const { summary, settings, step, outcome } = sheet;
  const isReady = summary !== undefined && summary.missing.length === 0 && !summary.asksPriceUnit;
  const isBusy = step !== undefined;
  return (
    <ListFrame title={TITLE} tools={<Link to="/property">Property List</Link>}>
      <Field
        label="File"
        hint="CSV or Excel (.xlsx), up to 50,000 rows, or a zip of one and its photos, up to 256 MB. The first row names the columns. Nothing is stored before you press Import."
      >
        {(control) => (
          <input
            {...control}
            className="field"
            type="file"
            accept=".csv,.tsv,.txt,.gz,.xlsx,.zip"
            disabled={isBusy}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void sheet.open(file);
            }}
          />
        )}
      </Field>
      {sheet.readSheet !== undefined && (
        <SheetChoice read={sheet.readSheet} isBusy={isBusy} onChoose={sheet.openSheet} />
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {step !== undefined && <ImportProgress step={step} rows={summary?.rows} />}
        {outcome !== undefined && <ImportResult outcome={outcome} />}
      </div>
      {sheet.problem !== undefined && (
        <p role="alert" className="notice-danger">
          {sheet.problem}
        </p>
      )}
      {sheet.lacksPhotoColumn && (
        <p role="alert" className="notice-danger">
          No column of the table names the files of the photos, so none would be imported. Choose it
          under Columns: Files of the photos.
        </p>
      )}
      {summary !== undefined && (
        <>
          <MissingFields
            key={summary.names.join()}
            summary={summary}
            settings={settings}
            onChange={(settings) => void sheet.apply(settings)}
          />
          <ColumnMatching
            summary={summary}
            settings={settings}
            onChange={(settings) => void sheet.apply(settings)}
          />
          <TitlesFromFacts
            settings={settings}
            onChange={(settings) => void sheet.apply(settings)}
          />
        </>
      )}
      {isReady && (
        <RowList
          summary={summary}
          rows={sheet.rows}
          view={sheet.view}
          onShow={(view) => void sheet.show(view)}
          onMend={(index, field, value) => void sheet.mend(index, field, value)}
          onLeaveOut={(index, isLeftOut) => void sheet.leaveOut(index, isLeftOut)}
          onConfirm={(index) => void sheet.confirm(index)}
        />
      )}
      {outcome === undefined && summary?.leftOutValues.map((said) => <p key={said}>{said}</p>)}
      {summary !== undefined && (isReady || Object.keys(summary.fields).length > 0) && (
        <SendBar
          rows={summary.rows - summary.wrong - summary.leftOut}
          wrong={summary.wrong}
          isBusy={isBusy}
          isReady={isReady}
          onSend={(isDryRun) => void sheet.send(isDryRun)}
        />
      )}
    </ListFrame>
  );
}

interface SendBarProps {
  /** How many are sent. */
  rows: number;
  /** How many stay out until they are mended. */
  wrong: number;
  isBusy: boolean;
  /** Whether the file has all that every listing needs. */
  isReady: boolean;
  onSend: (isDryRun: boolean) => void;
}

/** Sends the rows, or says why not yet. */
function SendBar({ rows, wrong, isBusy, isReady, onSend }: SendBarProps) {
  const reasonId = useId();
  const maySend = isReady && !isBusy && rows > 0;
  const button = (label: string, className: string, isDryRun: boolean) => (
    <button
      type="button"
      className={className}
      aria-disabled={!maySend}
      aria-describedby={reasonId}
      onClick={() => maySend && onSend(isDryRun)}
    >
      {label}
    </button>
  );
  return (
    <div className="sticky bottom-(--bottom-bar) -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper p-4 sm:static sm:mx-0 sm:border-0 sm:p-0">
      {button(`Import ${listings(rows)}`, `${buttonClass()} grow sm:grow-0`, false)}
      {button('Dry run', buttonClass('quiet'), true)}
      <p id={reasonId} className="w-full text-sm empty:hidden">
        {isReady ? staysOut(wrong) : 'First fill in what is missing above, for all rows.'}
      </p>
    </div>
  );
}

function listings(rows: number): string {
  return `${rows.toLocaleString('en-US')} ${rows === 1 ? 'listing' : 'listings'}`;
}

function staysOut(wrong: number): string | undefined {
  if (wrong === 0) return undefined;
  return wrong === 1
    ? '1 row to mend stays out.'
    : `${wrong.toLocaleString('en-US')} rows to mend stay out.`;
}

interface SheetChoiceProps {
  read: ReadSheet;
  isBusy: boolean;
  onChoose: (name: string) => void;
}

/** Which sheet of a workbook is read, and what a filter of it hides. */
function SheetChoice({ read: { name, all, hiddenRows }, isBusy, onChoose }: SheetChoiceProps) {
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
