import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { readListView } from '#back-office/list/list-view.ts';
import { listParameters, SORTABLE } from '#back-office/pages/listings/fetch-page.ts';
import { useMay } from '#session/use-may.ts';
import { downloadList, type ExportFormat } from './download-list.ts';

/** Ways in and out for many listings at once. */
export function ListTools() {
  const [query] = useSearchParams();
  const mayWrite = useMay('write');
  const [busy, setBusy] = useState<ExportFormat>();
  const [problem, setProblem] = useState<string>();

  async function download(format: ExportFormat) {
    setBusy(format);
    const asked = listParameters(readListView(query, SORTABLE), query);
    setProblem(await downloadList(asked, format));
    setBusy(undefined);
  }

  const button = (format: ExportFormat, name: string) => (
    <button
      type="button"
      className="row-action"
      aria-disabled={busy !== undefined}
      onClick={() => busy === undefined && void download(format)}
    >
      <Download aria-hidden="true" className="size-4 sm:hidden" />
      {busy === format ? (
        'Exporting…'
      ) : (
        // A phone has no room for both words of every button.
        <span>
          <span className="max-sm:sr-only">Export </span>
          {name}
        </span>
      )}
    </button>
  );
  return (
    <div className="grid gap-2">
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4">
        {mayWrite && (
          <>
            <Link to="/property/paste" className="row-action no-underline">
              Paste
            </Link>
            <Link to="/property/import" className="row-action no-underline">
              Import
            </Link>
          </>
        )}
        {button('csv', 'CSV')}
        {button('xlsx', 'Excel')}
      </div>
      {problem !== undefined && (
        <p role="alert" className="notice-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
