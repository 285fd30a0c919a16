import { parentPort, workerData } from 'node:worker_threads';
import { SqliteConnection } from './sqlite-connection.server.ts';
import type { ThreadAnswer, ThreadQuery } from './threaded-connection.server.ts';

const connection = new SqliteConnection(workerData.file, {
  readOnly: false,
  pragmas: workerData.pragmas,
});

parentPort?.on('message', (query: ThreadQuery | 'close') => {
  if (query !== 'close') {
    parentPort?.postMessage(answer(query));
    return;
  }
  connection.close();
  parentPort?.close();
});

function answer({ sql, parameters }: ThreadQuery): ThreadAnswer<unknown> {
  try {
    const result = connection.run(sql, parameters);
    return { result, isTransaction: connection.isTransaction };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Between threads an error loses what is not of every error.
    const failed = { ...error, message: error.message };
    return { failed, isTransaction: connection.isTransaction };
  }
}
