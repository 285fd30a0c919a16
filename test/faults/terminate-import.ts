import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { countListings } from './count-listings.ts';
import { createControl, type FailingCall } from './failing-calls.ts';
import { type Ended, runFaulty } from './faulty-command.ts';
import type { Plant } from './faulty-product.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import type { TerminateResult } from './terminate.ts';

const SAID = 'Interrupted; nothing was imported.\n';
const HEADER = 'id,kind,city,locality,title,description,price,area,images';
const PHOTO = { width: 48, height: 36, channels: 3, background: '#a00' } as const;

type Settings = Pick<FailingCall, 'kind' | 'position'> & {
  readonly rows: number;
  readonly plant?: Plant;
};

/** The command fills a new data folder, is asked to stop at a file call, and then imports again. */
export function terminateImport(settings: Settings): Promise<TerminateResult> {
  const { kind, position, rows, plant } = settings;
  return inTemporaryFolder(async (folder) => {
    const data = join(folder, 'data');
    await mkdir(data);
    const file = await writeRows(folder, rows);
    const control = createControl(join(folder, 'control'));
    const importRows = () => runFaulty('import', [file], { data, control: control.file, plant });
    control.terminateAt(kind, position);
    const ended = await importRows();
    const signals = Number(control.hasFailed());
    control.disarm();
    const found = [
      ...notInOrder(ended, countListings(data), rows),
      ...(plant === undefined ? notWhole(await importRows(), countListings(data), rows) : []),
    ];
    return {
      signals,
      faults: found.map((fault) => `import, SIGTERM at ${kind} ${position}: ${fault}`),
    };
  });
}

/** The first two rows have a photo each. */
async function writeRows(folder: string, count: number): Promise<string> {
  const photos = ['a.png', 'b.png'];
  for (const [index, name] of photos.entries())
    await sharp({ create: { ...PHOTO, width: PHOTO.width + index } }).toFile(join(folder, name));
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `${index},kothi,Jalandhar,Model Town,Kothi ${index},Two storeys.,45 lakh,5 marla,${photos[index] ?? ''}`,
  );
  const file = join(folder, 'listings.csv');
  await writeFile(file, [HEADER, ...rows, ''].join('\n'));
  return file;
}

function notInOrder({ code, stderr }: Ended, stored: number, rows: number): string[] {
  const isUndone = code === 1 && stderr === SAID && stored === 0;
  const isDone = code === 0 && stored === rows;
  return isUndone || isDone ? [] : [`it ended with ${code} ${stderr} and ${stored} listings`];
}

function notWhole({ code, stderr }: Ended, stored: number, rows: number): string[] {
  return code === 0 && stored === rows
    ? []
    : [`again, it ended with ${code} ${stderr} and ${stored} listings`];
}
