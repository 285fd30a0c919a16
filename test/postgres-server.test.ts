// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import pg from 'pg';
import { startPostgresServer } from '#test/postgres-server.ts';

test('starts a PostgreSQL server that leaves nothing behind', async () => {
  const server = await startPostgresServer();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await client.end();
  assert.equal(rows.length, 1);

  await server.stop();

  const folder = new URL(server.url).searchParams.get('host') ?? '';
  assert.equal(existsSync(folder), false);
});
