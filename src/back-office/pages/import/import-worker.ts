import { gzipSync, strToU8 } from 'fflate';
import { config } from 'zod';
import { FileRefused } from '#features/import/rows/file-refused.ts';
import { ImportSheet } from '#features/import/sheet/import-sheet.ts';
import { openTable } from '#features/import/sheet/open-table.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

// As the pages: the Content-Security-Policy forbids `new Function`.
config({ jitless: true });

let sheet: ImportSheet | undefined;

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    send(await answer(data));
  } catch (error) {
    if (error instanceof FileRefused) send({ refused: error.message });
    else send({ refused: 'This file cannot be read. Is it a table of listings?' });
  }
});

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  if (request.do === 'open') {
    sheet = undefined;
    const { file, cities, sheetName } = request;
    const { records, hasPhotos, imageProblem, sheet: readSheet } = await openTable(file, sheetName);
    try {
      sheet = new ImportSheet(records, cities, imageProblem);
    } catch (error) {
      if (error instanceof FileRefused) return { refused: error.message, readSheet };
      throw error;
    }
    return { summary: sheet.summary(), hasPhotos, readSheet };
  }
  if (sheet === undefined) return { refused: 'Choose a file first.' };
  switch (request.do) {
    case 'check':
      sheet.check(request.settings, (checked) => send({ checked }));
      return { summary: sheet.summary() };
    case 'rows':
      return { rows: sheet.rows(request.isWrongOnly, request.from, request.count) };
    case 'mend':
      sheet.mend(request.index, request.field, request.value);
      return { summary: sheet.summary() };
    case 'leave out':
      sheet.leaveOut(request.index, request.isLeftOut);
      return { summary: sheet.summary() };
    case 'confirm':
      sheet.confirm(request.index);
      return { summary: sheet.summary() };
    case 'pack':
      return { packed: gzipSync(strToU8(sheet.toCsv())), map: sheet.map() };
  }
}

function send(message: WorkerAnswer): void {
  postMessage(message);
}
