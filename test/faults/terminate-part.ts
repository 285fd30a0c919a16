import type { Row } from '#bench/attack/table.ts';
import { shimIsMissing } from './compiled-shim.ts';
import { type Outcome, unnoticed } from './outcome.ts';
import { terminateDuring } from './terminate.ts';
import { terminateBackup } from './terminate-backup.ts';
import { terminateImport } from './terminate-import.ts';
import { terminateImportApi } from './terminate-import-api.ts';

const IN_START = [1, 5, 20, 60, 150, 300, 450, 600, 750, 900, 1100];
const IN_WRITES = [1, 30, 100, 200, 400];
const IN_UPLOADS = [1, 2, 3, 5, 8];
const IN_STOP = [1, 2, 4, 8, 16];
/** Its migrations, its photos, its rows where they are more than SQLite keeps in memory, its end. */
const IN_IMPORT = [
  { kind: 'write', position: 100, rows: 30 },
  { kind: 'rename', position: 2, rows: 30 },
  { kind: 'write', position: 2000, rows: 20_000 },
  { kind: 'write', position: 640, rows: 30 },
] as const;

export async function terminatePart(): Promise<Outcome | string> {
  const missing = shimIsMissing();
  if (missing !== false) return missing;
  const starts = await terminateDuring('start', { positions: IN_START });
  const writes = await terminateDuring('serve', { positions: IN_WRITES });
  const uploads = await terminateDuring('serve', { positions: IN_UPLOADS, kind: 'rename' });
  const stops = await terminateDuring('stop', { positions: IN_STOP });
  const backup = await terminateBackup();
  const uploaded = await terminateImportApi();
  const imports = [];
  for (const settings of IN_IMPORT) imports.push(await terminateImport(settings));
  const plant = 'unheard-signals';
  const unheard = await terminateDuring('serve', { positions: [30], plant });
  const unheardBackup = await terminateBackup(plant);
  const unheardImports = [
    await terminateImportApi(plant),
    await terminateImport({ ...IN_IMPORT[1], plant }),
  ];
  const tried = [starts, writes, uploads, stops, backup, uploaded, ...imports];
  const faults = tried.flatMap((result) => result.faults);
  return {
    rows: [
      ['SIGTERM in a first start and its migrations', starts.signals],
      ['SIGTERM under writes', writes.signals],
      ['SIGTERM while a photo gets its name', uploads.signals],
      ['SIGTERM once more while it stops', stops.signals],
      ['SIGTERM in a backup', backup.signals],
      ['SIGTERM in an import in the browser', uploaded.signals],
      ['SIGTERM in the command that imports', imports.filter(({ signals }) => signals > 0).length],
      ['lost, half done, not ended in order or not started again', faults.length, '0'],
      ['found with a server that SIGTERM ends at once', unheard.faults.length, 'at least 1'],
      ['found with such a backup', unheardBackup.faults.length, 'at least 1'],
      ...unheardImports.map(
        ({ faults }): Row => ['found with such an import', faults.length, 'at least 1'],
      ),
    ],
    failures: [
      ...faults,
      ...unnoticed('a server that SIGTERM ends at once', unheard.faults),
      ...unnoticed('a backup that SIGTERM ends at once', unheardBackup.faults),
      ...unheardImports.flatMap((result) =>
        unnoticed('an import that SIGTERM ends at once', result.faults),
      ),
    ],
  };
}
