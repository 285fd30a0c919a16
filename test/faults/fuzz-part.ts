import { askOddly, type OddAnswers } from '#test/ask-oddly.ts';
import { createTestApp } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import type { Outcome } from './outcome.ts';

export async function fuzzPart(inputs: number): Promise<Outcome> {
  const onSqlite = await askOn('sqlite', inputs);
  const onPostgres = await askOn('postgres', inputs);
  const failures = [onSqlite, onPostgres].flatMap(({ faults }) => faults);
  return {
    rows: [
      ['odd requests on SQLite, their answers', inWords(onSqlite)],
      ['odd requests on PostgreSQL, their answers', inWords(onPostgres)],
      ['failures, and answers that tell of the inside', failures.length, '0'],
    ],
    failures,
  };
}

async function askOn(dialect: string, inputs: number): Promise<OddAnswers> {
  await using app = await createTestApp({}, await openTestDatabase(dialect));
  return await askOddly(app, { inputs });
}

function inWords({ asked, statuses }: OddAnswers): string {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return `${asked}: ${counts.join(', ')}`;
}
