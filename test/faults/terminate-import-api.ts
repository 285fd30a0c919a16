import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { countListings } from './count-listings.ts';
import type { Plant } from './faulty-product.ts';
import { findFaults } from './find-faults.ts';
import { openSession } from './staff-session.ts';
import { startAndStop } from './start-and-stop.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import type { TerminateResult } from './terminate.ts';

const ROWS = 600;
const ROW = 'kothi,Jalandhar,Model Town,Kothi,Two storeys.,45 lakh,5 marla';
const CSV = [
  'id,kind,city,locality,title,description,price,area',
  ...Array.from({ length: ROWS }, (_, index) => `${index},${ROW}`),
  '',
].join('\n');

/** A server is asked to stop once it tells of the first rows that it has stored, of many. */
export function terminateImportApi(plant?: Plant): Promise<TerminateResult> {
  return inTemporaryFolder(async (folder) => {
    const data = join(folder, 'data');
    await mkdir(data);
    const told: string[] = [];
    const ended = await startAndStop(data, { plant }, async (port, stop) => {
      const { authorization } = await openSession(port);
      await importRows(port, authorization, (line) => {
        if (told.push(line) === 1) stop();
      });
    });
    const stored = countListings(data);
    const isAnswered = told.some((line) => line.includes(`"added":${ROWS}`));
    const isWhole = stored === ROWS || (stored === 0 && !isAnswered);
    const found = [
      ...(ended.code === 0 ? [] : [`it ended with ${ended.code} ${ended.stderr}`]),
      ...(isWhole ? [] : [`${stored} listings of ${ROWS}, told: ${told.at(-1)}`]),
      ...(await findFaults(data, [])),
    ];
    const faults = found.map((fault) => `SIGTERM in an import in the browser: ${fault}`);
    return { signals: Number(told.length > 0), faults };
  });
}

/** Calls back with each line of the answer, as far as it comes. */
async function importRows(port: number, authorization: string, onLine: (line: string) => void) {
  const body = new FormData();
  body.set('file', new File([CSV], 'listings.csv'));
  const headers = { authorization };
  const url = `http://127.0.0.1:${port}/api/Import`;
  try {
    const { body: answer } = await fetch(url, { method: 'POST', headers, body });
    const text = answer?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const lines of text) for (const line of lines.trim().split('\n')) onLine(line);
  } catch {
    // What ends the server at once cuts its answer off.
  }
}
