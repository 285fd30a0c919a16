import { Download, Ellipsis, Keyboard, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { readListView } from '#back-office/list/list-view.ts';
import { ToolPanel } from '#back-office/list/tool-panel.tsx';
import { listParameters, SORTABLE } from '#back-office/pages/listings/fetch-page.ts';
import { useMay } from '#session/use-may.ts';
import { downloadList, type ExportFormat } from './download-list.ts';

/** Ways in and out for many listings at once, and the keys of the list. */
export function ListTools({ onKeys }: { onKeys: () => void }) {
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

  const item = (format: ExportFormat, name: string) => (
    <button
      type="button"
      className="tool-item"
      aria-disabled={busy !== undefined}
      onClick={() => busy === undefined && void download(format)}
    >
      <Download aria-hidden="true" className="size-5" />
      {busy === format ? 'Exporting…' : `Export ${name}`}
    </button>
  );
  return (
    <ToolPanel icon={Ellipsis} label="List tools" labelClass="sr-only">
      {mayWrite && (
        <Link to="/property/import" className="tool-item">
          <Upload aria-hidden="true" className="size-5" />
          Import
        </Link>
      )}
      {item('csv', 'CSV')}
      {item('xlsx', 'Excel')}
      <button type="button" className="tool-item" onClick={onKeys}>
        <Keyboard aria-hidden="true" className="size-5" />
        Keys
      </button>
      {problem !== undefined && (
        <p role="alert" className="notice-danger">
          {problem}
        </p>
      )}
    </ToolPanel>
  );
}
