import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { describedOperations } from '#test/described-operations.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { hostileValue } from '#test/hostile-values.ts';
import { valueNear } from '#test/openapi-arbitrary.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

const RUNS_PER_OPERATION = 60;
/** Fixed, so that a run says the same about the same code. */
const SEED = 1;

async function readAllTables({ db }: TestApp): Promise<string> {
  const tables = [
    'country',
    'state',
    'city',
    'property',
    'image',
    'audit_entry',
    'idempotency_key',
    'catalogue',
  ] as const;
  return JSON.stringify(
    await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())),
  );
}

/** Replaces each parameter of the path by an id or by something that is none. */
function pathNear(path: string): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 5 }).map(String),
    hostileValue.map((value) => encodeURIComponent(asText(value).slice(0, 100).toWellFormed())),
  );
  return fc
    .array(value, { minLength: 2, maxLength: 2 })
    .map(([first = '1', second = '1']) =>
      path.replace(/\{\w+\}/, first).replace(/\{\w+\}/, second),
    );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

test('answers any input as described, and changes nothing when it refuses', async () => {
  await using app = await createTestApp();
  const described: unknown = await (await app.fetch('/api/openapi.json')).json();
  const { operations, schemas } = describedOperations(described);
  const city_id = await insertCity(app.db);
  for (const property_type of [100, 200, 300, 400])
    await insertListing(app.db, { property_type, city_id });
  const staff = await createStaffClient(app);
  // The session of this test must not end.
  const tried = operations.filter(({ path }) => !path.startsWith('/api/Acount/'));

  for (const { path, method, statuses, bodySchema } of tried) {
    const body = bodySchema === undefined ? fc.constant(undefined) : valueNear(bodySchema, schemas);

    const answersAsDescribed = fc.asyncProperty(pathNear(path), body, async (address, body) => {
      const before = method === 'GET' ? '' : await readAllTables(app);
      const { status, headers, body: answer } = await staff.send(method, address, body);
      const what = `${method} ${address} ${JSON.stringify(body)} -> ${status}`;
      assert.ok(status < 500, what);
      assert.ok(statuses.includes(String(status)) || [404, 405, 413, 415].includes(status), what);
      if (status < 400) return;
      assert.equal(headers.get('content-type')?.split(';')[0], 'application/problem+json', what);
      assert.equal(answer.status, status, what);
      if (method !== 'GET') assert.equal(await readAllTables(app), before, what);
    });
    await fc.assert(answersAsDescribed, { numRuns: RUNS_PER_OPERATION, seed: SEED });
  }
  assert.ok(tried.length >= 25);
});
