import type { TestContext } from 'node:test';
import { DefaultQueryExecutor } from 'kysely';

/** PostgreSQL is asked for it whenever the last answer is older than a second. */
const VERSION_ASKED = /^select "version" from "catalogue"/;

/**
 * Counts the statements of all databases of the process; a file that uses it runs alone. Questions
 * for the version of the catalogue do not count: how many there are depends on the clock.
 */
export function countStatements(context: TestContext): () => number {
  const { mock } = context.mock.method(DefaultQueryExecutor.prototype, 'executeQuery');
  return () => mock.calls.filter(({ arguments: [query] }) => !VERSION_ASKED.test(query.sql)).length;
}
