import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import type { WriteConnection } from './sqlite-driver.server.ts';

export interface ThreadQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type ThreadAnswer<Row> = { readonly isTransaction: boolean } & (
  | { readonly result: QueryResult<Row> }
  | { readonly failed: { readonly message: string } }
);

interface Waiter {
  /** What comes from the thread fits any rows. */
  readonly resolve: (answer: ThreadAnswer<never>) => void;
  readonly reject: (error: Error) => void;
}

const THREAD = join(import.meta.dirname, 'sqlite-thread.server.ts');

/** A connection whose commits and checkpoints, which may take seconds, block no other work. */
export function openInThread(
  file: string,
  pragmas: Readonly<Record<string, string | number>>,
): WriteConnection {
  const worker = new Worker(THREAD, { workerData: { file, pragmas }, execArgv: [] });
  const waiting: Waiter[] = [];
  let isTransaction = false;
  let ended: Error | undefined;

  worker.on('message', (answer: ThreadAnswer<never>) => {
    isTransaction = answer.isTransaction;
    waiting.shift()?.resolve(answer);
  });
  worker.on('error', (error) => end(error));
  worker.on('exit', () => end(new Error('The thread of a long write has ended.')));

  function end(error: Error): void {
    ended ??= error;
    isTransaction = false;
    for (const { reject } of waiting.splice(0)) reject(ended);
  }

  return {
    get isTransaction() {
      return isTransaction;
    },
    async run<Row>(sql: string, parameters: readonly unknown[] = []) {
      if (ended !== undefined) throw ended;
      const waiter = Promise.withResolvers<ThreadAnswer<Row>>();
      waiting.push(waiter);
      worker.postMessage({ sql, parameters } satisfies ThreadQuery);
      const answer = await waiter.promise;
      if ('failed' in answer) throw Object.assign(new Error(), answer.failed);
      return answer.result;
    },
    close: () => worker.postMessage('close'),
  };
}
