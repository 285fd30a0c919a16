import assert from 'node:assert/strict';
import {
  closeSync,
  existsSync,
  mkdtempDisposableSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import {
  CASTLE,
  counts,
  csv,
  GOOD,
  HEADER,
  importFile,
  KOTHI,
  NOTHING,
  PARTLY_BAD,
  stored,
} from '#test/import-file.ts';
import { createTestApp } from '#test/test-app.ts';

test('one refused row keeps out the whole file, including its places', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));

  const { printed, ...result } = await importFile(app, folder.path, PARTLY_BAD);

  assert.deepEqual(counts(result), [0, 0, 2]);
  assert.deepEqual(
    printed.filter((line) => line.startsWith('Line ')),
    [
      'Line 3: kind "castle" is no kind of property known here: house, plot, land and shop are, and their common names',
      'Line 6: a quote is opened and never closed',
    ],
  );
  assert.deepEqual(await stored(app), NOTHING);
  assert.deepEqual(readdirSync(folder.path), ['listings.csv']);
});

test('skipInvalid stores the other rows and writes the refused ones to a file that can be corrected and imported', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));

  const { printed, ...result } = await importFile(app, folder.path, PARTLY_BAD, {
    skipInvalid: true,
  });

  assert.deepEqual(counts(result), [3, 0, 2]);
  const rejects = join(folder.path, 'listings.rejects.csv');
  assert.ok(printed.includes(`The refused rows are in ${rejects}.`));
  const text = readFileSync(rejects, 'utf8');
  assert.match(
    text,
    /^id,kind,city,locality,title,description,price,area,line,reason\nA4,castle,.*,3,"kind ""castle"" is no kind/,
  );
  assert.match(text, /\n"A5,plot,Nakodar,""broken",,,,,,,,6,a quote is opened and never closed\n$/);
  const corrected = text.replace('A4,castle', 'A4,house').split('\n').slice(0, 2).join('\n');
  assert.deepEqual(counts(await importFile(app, folder.path, corrected)), [1, 0, 0]);
});

test("writes refused rows to the other folder where the file's own is not writable", {
  skip: process.platform !== 'linux',
}, async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  using other = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  writeFileSync(join(folder.path, 'input.csv'), PARTLY_BAD);
  const descriptor = openSync(join(folder.path, 'input.csv'), 'r');

  // Nobody can create a file in this folder of the kernel, not even root.
  const file = `/proc/self/fd/${descriptor}`;
  const { printed } = await importFile(app, folder.path, '', {
    file,
    skipInvalid: true,
    rejectsFolder: other.path,
  });
  closeSync(descriptor);

  assert.ok(
    printed.includes(`The refused rows are in ${join(other.path, `${descriptor}.rejects.csv`)}.`),
  );
});

test('a dry run counts and refuses like an import and stores nothing', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));

  assert.deepEqual(counts(await importFile(app, folder.path, GOOD, { dryRun: true })), [3, 0, 0]);
  assert.deepEqual(
    counts(await importFile(app, folder.path, PARTLY_BAD, { dryRun: true })),
    [0, 0, 2],
  );
  assert.deepEqual(
    counts(await importFile(app, folder.path, PARTLY_BAD, { dryRun: true, skipInvalid: true })),
    [3, 0, 2],
  );
  assert.deepEqual(await stored(app), NOTHING);
  assert.deepEqual(readdirSync(folder.path), ['listings.csv']);

  await importFile(app, folder.path, csv(HEADER, KOTHI));
  assert.deepEqual(counts(await importFile(app, folder.path, GOOD, { dryRun: true })), [2, 1, 0]);
});

test('refuses an unusable file in one sentence', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const latin1 = Buffer.concat([
    Buffer.from(csv(HEADER, CASTLE)),
    Buffer.from('A6,plot,Nakodar,Caf\xe9,x,x,1,1\n', 'latin1'),
  ]);
  const damaged = gzipSync(GOOD.repeat(50));
  damaged.fill(0xff, 60, 80);
  const refusals: [string | Buffer, RegExp][] = [
    ['', /^The file is empty/],
    ['\n\n', /^The file is empty/],
    [
      'foo,bar\n1,2\n',
      /^The file has no column for propertyType, .*; its columns are "foo", "bar"/,
    ],
    ['"foo\nbar', /^The first line, which names the columns, cannot be read: a quote is opened/],
    [
      latin1,
      new RegExp(
        `^The file is not UTF-8: line 3, byte ${latin1.indexOf(0xe9) + 1} of the file is E9`,
      ),
    ],

    ['PK\x03\x04', /^The Excel file is damaged/],
    [damaged, /^The gzip data of the file is damaged/],
    [gzipSync(GOOD).subarray(0, 40), /^The gzip data of the file is damaged/],
  ];

  for (const [content, message] of refusals) {
    await assert.rejects(importFile(app, folder.path, content, { skipInvalid: true }), { message });
  }
  const missing = { file: join(folder.path, 'no.csv') };
  await assert.rejects(
    importFile(app, folder.path, GOOD, missing),
    /^Error: The file .*no\.csv cannot be read: ENOENT/,
  );
  await assert.rejects(importFile(app, folder.path, GOOD, { file: folder.path }), /is no file\.$/);
  assert.deepEqual(await stored(app), NOTHING);
  assert.ok(!existsSync(join(folder.path, 'listings.rejects.csv')));
});

test('reports every refused row with its line', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));

  const { printed, ...result } = await importFile(
    app,
    folder.path,
    csv(HEADER, ...Array.from({ length: 600 }, () => CASTLE)),
  );

  assert.deepEqual(counts(result), [0, 0, 600]);
  const told = printed.flatMap((line) => /^Line (\d+): kind "castle"/.exec(line)?.[1] ?? []);
  assert.deepEqual(
    told.map(Number),
    Array.from({ length: 600 }, (_, index) => index + 2),
  );
});

test('stores a row once that is corrected in the rejects file and in the original', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const original = csv(
    ...[HEADER, KOTHI, CASTLE].map((row) => `${row.replace(/^[^,]*,/, '')},seen`),
  );
  const correct = (text: string) => text.replace('castle', 'house');

  await importFile(app, folder.path, original, { skipInvalid: true });
  const rejects = readFileSync(join(folder.path, 'listings.rejects.csv'), 'utf8');

  assert.deepEqual(counts(await importFile(app, folder.path, correct(rejects))), [1, 0, 0]);
  assert.deepEqual(counts(await importFile(app, folder.path, correct(original))), [0, 2, 0]);
});

test('never replaces an existing rejects file', async () => {
  await using app = await createTestApp();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  const file = (name: string) => join(folder.path, name);
  writeFileSync(file('listings.rejects.csv'), 'being corrected');

  await importFile(app, folder.path, PARTLY_BAD, { skipInvalid: true });
  const { printed } = await importFile(app, folder.path, PARTLY_BAD, { skipInvalid: true });

  assert.ok(printed.includes(`The refused rows are in ${file('listings.rejects-3.csv')}.`));
  assert.equal(readFileSync(file('listings.rejects.csv'), 'utf8'), 'being corrected');
  assert.equal(
    readFileSync(file('listings.rejects-2.csv'), 'utf8'),
    readFileSync(file('listings.rejects-3.csv'), 'utf8'),
  );
});
