import type { TestContext } from 'node:test';
import { DefaultQueryExecutor } from 'kysely';

/** Counts the statements of all databases of the process; a file that uses it runs alone. */
export function countStatements(context: TestContext): () => number {
  const { mock } = context.mock.method(DefaultQueryExecutor.prototype, 'executeQuery');
  return () => mock.callCount();
}
