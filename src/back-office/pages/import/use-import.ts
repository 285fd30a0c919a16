import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { ReadSheet } from '#features/import/rows/csv-file.ts';
import type { ImportField } from '#features/import/rows/spellings/column-spellings.ts';
import type { SheetRow, SheetSettings, SheetSummary } from '#features/import/sheet/import-sheet.ts';
import type { City } from '#features/listings/place.ts';
import { type ImportOutcome, sendImport } from './send-import.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

export const ROWS_SHOWN = 20;
const FIRST: SheetSettings = { map: {}, set: {}, state: 'Punjab', country: 'India' };

export interface ImportStep {
  readonly what: 'reading' | 'checking' | 'sending' | 'storing' | 'storing photos';
  readonly done: number;
  /** How many there are; the number of rows where nothing else is said. */
  readonly of?: number;
}

/** One file on its way from the device into the catalogue; its rows live in a worker. */
export function useImport(cities: readonly City[]) {
  const worker = useRef<ReturnType<typeof startSheetWorker>>(undefined);
  const [file, setFile] = useState<File>();
  const [readSheet, setReadSheet] = useState<ReadSheet>();
  const [hasPhotos, setHasPhotos] = useState(false);
  const [step, setStep] = useState<ImportStep>();
  const [problem, setProblem] = useState<string>();
  const [summary, setSummary] = useState<SheetSummary>();
  const [settings, setSettings] = useState(FIRST);
  const [rows, setRows] = useState<readonly SheetRow[]>([]);
  const [view, setView] = useState({ isWrongOnly: true, from: 0 });
  const [outcome, setOutcome] = useState<ImportOutcome & { readonly isDryRun: boolean }>();
  useEffect(() => () => worker.current?.stop(), []);

  async function ask(request: WorkerRequest): Promise<WorkerAnswer> {
    worker.current ??= startSheetWorker((done) => setStep({ what: 'checking', done }));
    const answer = await worker.current.ask(request);
    if (answer.summary !== undefined) setSummary(answer.summary);
    if (answer.refused !== undefined) setProblem(answer.refused);
    return answer;
  }

  async function show(next: typeof view): Promise<void> {
    setView(next);
    const { rows = [] } = await ask({ do: 'rows', ...next, count: ROWS_SHOWN });
    setRows(rows);
  }

  /** `sheetName` is another sheet of an Excel file than the one that was read. */
  async function open(file: File, sheetName?: string): Promise<void> {
    setSummary(undefined);
    setOutcome(undefined);
    setProblem(undefined);
    setRows([]);
    setStep({ what: 'reading', done: 0 });
    const opened = await ask({ do: 'open', file, cities, sheetName });
    setFile(file);
    setReadSheet(opened.readSheet);
    setHasPhotos(opened.hasPhotos === true);
    if (opened.summary === undefined) return setStep(undefined);
    await apply(rememberedSettings(opened.summary.names) ?? FIRST);
  }

  async function apply(next: SheetSettings): Promise<void> {
    setSettings(next);
    setOutcome(undefined);
    setProblem(undefined);
    setStep({ what: 'checking', done: 0 });
    const { summary } = await ask({ do: 'check', settings: next });
    setStep(undefined);
    if (summary !== undefined && summary.missing.length === 0)
      await show({ isWrongOnly: summary.wrong > 0, from: 0 });
  }

  async function mend(index: number, field: ImportField, value: string): Promise<void> {
    await ask({ do: 'mend', index, field, value });
    await show(view);
  }

  async function leaveOut(index: number, isLeftOut: boolean): Promise<void> {
    await ask({ do: 'leave out', index, isLeftOut });
    await show(view);
  }

  async function confirm(index: number): Promise<void> {
    await ask({ do: 'confirm', index });
    await show(view);
  }

  async function send(isDryRun: boolean): Promise<void> {
    setOutcome(undefined);
    setStep({ what: 'sending', done: 0 });
    const { packed, map } = await ask({ do: 'pack' });
    if (packed !== undefined) {
      const options = { ...settings, map, dryRun: isDryRun, skipInvalid: true };
      const sent = await sendImport(packed, hasPhotos ? file : undefined, options, setStep);
      setOutcome({ ...sent, isDryRun });
      if ('result' in sent && summary !== undefined) rememberSettings(summary.names, settings);
    }
    setStep(undefined);
  }

  return {
    step,
    problem,
    summary,
    settings,
    rows,
    view,
    lacksPhotoColumn:
      hasPhotos && summary !== undefined && !Object.values(summary.fields).includes('images'),
    outcome,
    readSheet,
    openSheet: (name: string) => file !== undefined && void open(file, name),
    open,
    apply,
    show,
    mend,
    leaveOut,
    confirm,
    send,
  };
}

const START = 'import ';
const MAX_KEPT = 20;
const Settings = z.object({
  map: z.record(z.string(), z.string()),
  set: z.record(z.string(), z.string()),
  state: z.string(),
  country: z.string(),
});

/** How a file with the same columns was read before. */
function rememberedSettings(names: readonly string[]): SheetSettings | undefined {
  try {
    return Settings.safeParse(JSON.parse(localStorage.getItem(keyOf(names)) ?? '')).data;
  } catch {
    return undefined;
  }
}

function rememberSettings(names: readonly string[], settings: SheetSettings): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(START));
    for (const key of kept.slice(MAX_KEPT)) localStorage.removeItem(key);
    localStorage.setItem(keyOf(names), JSON.stringify(settings));
  } catch {
    // A full or forbidden store forgets; nothing else depends on it.
  }
}

function keyOf(names: readonly string[]): string {
  return START + names.join('\u001f').slice(0, 2000);
}

const BROKEN = 'This file needs more memory than this device has. Split it into several files.';

/** Asks the worker one thing after the other. */
function startSheetWorker(onChecked: (rows: number) => void) {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  let last: Promise<unknown> = Promise.resolve();

  function exchange(request: WorkerRequest): Promise<WorkerAnswer> {
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
        data.checked === undefined ? resolve(data) : onChecked(data.checked);
      worker.onerror = () => resolve({ refused: BROKEN });
      worker.postMessage(request);
    });
  }

  return {
    ask(request: WorkerRequest): Promise<WorkerAnswer> {
      const answer = last.then(() => exchange(request));
      last = answer;
      return answer;
    },
    stop: () => worker.terminate(),
  };
}
