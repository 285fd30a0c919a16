import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

const HEADER = 'Ref,Title,Location,Type,Size,Demand';
const ROWS = [
  'A1,Corner plot,"Model Town, Jalandhar",plot,5 marla,45 lakh',
  'A2,Kothi,Sutehri Road Hoshiarpur,kothi,8 marla,85 lakh',
];
const SET = { description: '{Size} {Type} in {city}' };

/** Sends a file as a browser does. */
async function sender(app: TestApp) {
  const { token } = await createStaffClient(app);
  return async (bytes: BlobPart, options: object = {}) => {
    const form = new FormData();
    form.append('file', new File([bytes], 'listings.csv'));
    form.append('options', JSON.stringify({ set: SET, ...options }));
    const headers = { authorization: `Bearer ${token}` };
    const post = () => app.fetch('/api/Import', { method: 'POST', headers, body: form });
    let response = await post();
    // A server that is busy with another import may refuse this one for a second.
    while (response.status === 503) response = await post();
    const lines = (await response.text()).trim().split('\n');
    return { status: response.status, last: JSON.parse(lines.at(-1) ?? '') };
  };
}

const csv = (rows: readonly string[]) => [HEADER, ...rows, ''].join('\n');
const counts = (added: number, alreadyThere: number, refused = 0) => ({
  result: { added, alreadyThere, refused, problems: [] },
});

test('imports a file whose locations hold the city and whose description is a pattern', async () => {
  await using app = await createTestApp();
  const send = await sender(app);

  assert.deepEqual((await send(csv(ROWS), { dryRun: true })).last, counts(2, 0));
  assert.deepEqual((await send(gzipSync(csv(ROWS)))).last, counts(2, 0));
  assert.deepEqual((await send(csv(ROWS))).last, counts(0, 2));

  const stored = await app.db
    .selectFrom('property')
    .innerJoin('city', 'city.id', 'city_id')
    .select(['title', 'neighbourhood', 'city.name', 'description'])
    .orderBy('property.id')
    .execute();
  assert.deepEqual(
    stored.map((row) => ({ ...row })),
    [
      {
        title: 'Corner plot',
        neighbourhood: 'Model Town',
        name: 'Jalandhar',
        description: '5 marla plot in Jalandhar',
      },
      {
        title: 'Kothi',
        neighbourhood: 'Sutehri Road',
        name: 'Hoshiarpur',
        description: '8 marla kothi in Hoshiarpur',
      },
    ],
  );
  const trail = await app.db.selectFrom('audit_entry').select(['user_name', 'action']).execute();
  assert.deepEqual(
    trail.map((entry) => ({ ...entry })),
    Array(2).fill({ user_name: 'simran', action: 'create' }),
  );
});

test('says which values are in no listing, such as the empty dates of other programs', async () => {
  await using app = await createTestApp();
  const send = await sender(app);
  const dates = ['0001-01-01', '0', '1900-01-00', '0001-01-01', '3-Apr-10', '1899'];
  const rows = dates.map((date, index) => `${ROWS[1]?.replace('A2', `D${index}`)},${date}`);

  const { last } = await send([`${HEADER},Year Built`, ...rows, ''].join('\n'));

  assert.deepEqual(last.result.leftOut, [
    'Values left out of Year Built: "0001-01-01" (2 rows), "0" (1 row), "1900-01-00" (1 row), "1899" (1 row).',
  ]);
  const built = await app.db.selectFrom('property').select('year_built').orderBy('id').execute();
  assert.deepEqual(
    built.map(({ year_built }) => year_built),
    [null, null, null, null, '2010-04-03', null],
  );
});

test('stores nothing of a file with a refused row, unless it is left out', async () => {
  await using app = await createTestApp();
  const send = await sender(app);
  const rows = [...ROWS, 'A3,Castle,Nakodar,castle,1 acre,9 Cr'];

  const refused = await send(csv(rows));
  assert.equal(refused.status, 400);
  assert.deepEqual(Object.keys(refused.last.errors), ['line 4']);
  assert.equal((await app.db.selectFrom('property').selectAll().execute()).length, 0);

  const { last } = await send(csv(rows), { skipInvalid: true });
  assert.deepEqual([last.result.added, last.result.refused], [2, 1]);
});

test('answers what is no file of listings in one sentence', async () => {
  await using app = await createTestApp();
  const send = await sender(app);
  const files: [BlobPart, RegExp][] = [
    ['', /The file is empty/],
    ['a,b\n1,2\n', /no column for propertyType/],
    [new Uint8Array([0x63, 0x61, 0x66, 0xe9]), /not UTF-8/],
    ['<html><table><tr><td>Title</td></tr></table>', /web page/],
    [gzipSync('x').subarray(0, 15), /gzip data of the file is damaged/],
    [csv(['"A1']), /.*/],
  ];
  for (const [bytes, said] of files) {
    const { status, last } = await send(bytes);
    assert.equal(status, 400);
    assert.match(last.detail, said);
  }
  const { status, last } = await send(csv(ROWS), { marla: 7 });
  assert.deepEqual([status, Object.keys(last.errors)], [400, ['options.marla']]);
});

test('a repeated import of many rows adds them once, in one transaction', async () => {
  await using app = await createTestApp();
  const send = await sender(app);
  const rows = Array.from({ length: 600 }, (_, index) =>
    (ROWS[index % 2] ?? '').replace(/^A\d/, `B${index}`),
  );

  const answers = await Promise.all([send(csv(rows)), send(csv(rows))]);
  const results = answers.map(({ last }) => last.result);
  assert.ok(!results.includes(undefined), JSON.stringify(answers));
  assert.deepEqual(
    results.toSorted((one, other) => one.added - other.added),
    [counts(0, 600).result, counts(600, 0).result],
  );
  const { version } = await app.db
    .selectFrom('catalogue')
    .select('version')
    .executeTakeFirstOrThrow();
  assert.ok(version <= 3);
});
