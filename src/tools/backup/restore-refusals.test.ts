import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backedUpState, fillEveryTable, NOW, restore } from '#test/backup-fixtures.ts';
import { writeForgedArchive } from '#test/forged-archive.ts';
import { temporaryFolder } from '#test/start-process.ts';
import { insertListingWithPhoto, openTestState, readWholeState } from '#test/test-state.ts';
import { checkBackup } from './check-backup.server.ts';
import { readArchive } from './read-archive.server.ts';
import { restoreBackup } from './restore-backup.server.ts';
import { writeBackup } from './write-backup.server.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations');

/** Copies a backup with other parts and the right checksum. */
async function forge(
  file: string,
  forged: string,
  change: (name: string, content: Buffer) => [string, Buffer][],
): Promise<string> {
  const parts: [{ name: string }, Buffer][] = [];
  for await (const part of readArchive(file)) {
    for (const [name, content] of change(part.name, await part.content()))
      parts.push([{ name }, content]);
  }
  await writeForgedArchive(forged, parts);
  return forged;
}

test('refuses to replace an existing state without --force, and names it', async () => {
  await using source = await openTestState();
  await using other = await openTestState();
  await fillEveryTable(source);
  await insertListingWithPhoto(other, 'b'.repeat(32));
  const before = await readWholeState(other);
  const file = join(source.folder, 'backup.tar');
  await writeBackup(file, source, { now: NOW });

  await assert.rejects(
    restore(file, other),
    /kept already: 1 country, 1 city, 1 staff account, 1 picture, 1 listing\. With --force/,
  );
  assert.deepEqual(await readWholeState(other), before);

  await restore(file, other, true);
  assert.deepEqual(await backedUpState(other), await backedUpState(source));
});

test('refuses to replace a media store that is not empty', async () => {
  await using source = await openTestState();
  await using other = await openTestState();
  const file = join(source.folder, 'backup.tar');
  await writeBackup(file, source, { now: NOW });
  await other.media.put('Resources/Images/a.jpg', Buffer.from('a'));

  await assert.rejects(restore(file, other), /kept already: 1 file of a picture\./);
});

test('a failed restore leaves the old state', async () => {
  await using source = await openTestState();
  await using other = await openTestState();
  await fillEveryTable(source);
  await insertListingWithPhoto(source, 'c'.repeat(32));
  await insertListingWithPhoto(other, 'b'.repeat(32));
  const before = await readWholeState(other);
  const file = join(source.folder, 'backup.tar');
  await writeBackup(file, source, { now: NOW });
  const asked = new AbortController();
  let written = 0;
  const full = {
    ...other.media,
    put: async (path: string, bytes: Uint8Array) => {
      written += 1;
      if (written > 7) throw new Error('ENOSPC: no space left on device, write');
      await other.media.put(path, bytes);
    },
  };
  const interrupted = {
    ...other.media,
    put: async (path: string, bytes: Uint8Array) => {
      await other.media.put(path, bytes);
      // All photos are there; the rows come next.
      if (path.includes('c-card')) setImmediate(() => asked.abort(new Error('Interrupted.')));
    },
  };

  const options = { now: NOW, force: true };
  await assert.rejects(
    restoreBackup(file, async () => ({ ...other, media: full }), options),
    /no space left/,
  );
  assert.deepEqual(await readWholeState(other), before);
  await assert.rejects(
    restoreBackup(file, async () => ({ ...other, media: interrupted }), {
      ...options,
      signal: asked.signal,
    }),
    /Interrupted/,
  );
  assert.deepEqual(await readWholeState(other), before);
});

test('refuses a damaged backup before it opens the state', async () => {
  await using source = await openTestState();
  await fillEveryTable(source);
  const file = join(source.folder, 'backup.tar');
  await writeBackup(file, source, { now: NOW });
  const whole = readFileSync(file);
  const open = () => assert.fail('opened');
  const refused = async (bytes: Uint8Array | string, sentence: RegExp) => {
    writeFileSync(file, bytes);
    await assert.rejects(restoreBackup(file, open, { now: NOW, force: true }), {
      message: sentence,
    });
  };

  await refused(
    whole.subarray(0, whole.length / 2),
    /backup\.tar is cut off: the end of the backup is missing\.$/,
  );
  for (const at of [700, whole.length / 3, whole.length / 2, whole.length - 1]) {
    const flipped = Buffer.from(whole);
    const index = Math.floor(at);
    flipped.writeUInt8(whole.readUInt8(index) ^ 4, index);
    await refused(flipped, /backup\.tar is (?:damaged|cut off)/);
  }
  await refused('', /backup\.tar is no backup\.$/);
  await refused('id,title\n1,House', /backup\.tar is no backup\.$/);
  await assert.rejects(
    restoreBackup(`${file}.gone`, open, { now: NOW, force: false }),
    /backup\.tar\.gone cannot be read \(ENOENT/,
  );
});

test('refuses a forged backup with the right checksum', async () => {
  using folder = temporaryFolder();
  await using source = await openTestState();
  await fillEveryTable(source);
  const file = join(folder.path, 'backup.tar');
  await writeBackup(file, source, { now: NOW });
  const lines = (content: Buffer, change: (text: string) => string) =>
    gzipSync(change(gunzipSync(content).toString()));
  const forgeries: Record<string, (name: string, content: Buffer) => [string, Buffer][]> = {
    'a path upwards': (name, content) => [[name.replace('media/Resources/', 'media/../'), content]],
    'an absolute path': (name, content) => [
      [name.replace('media/Resources/', 'media//tmp/'), content],
    ],
    'a hidden file': (name, content) => [
      [name.replace('media/Resources/Images/', 'media/Resources/.'), content],
    ],
    'a file twice': (name, content) =>
      name.startsWith('media/')
        ? [
            [name, content],
            [name, content],
          ]
        : [[name, content]],
    'rows twice': (name, content) =>
      name.startsWith('rows/city')
        ? [
            [name, content],
            [name, content],
          ]
        : [[name, content]],
    'a photo fewer': (name, content) => (name.endsWith('-card.jpg') ? [] : [[name, content]]),
    'a row that names a path upwards': (name, content) => [
      [
        name,
        name.startsWith('rows/image')
          ? lines(content, (text) => text.replaceAll('Resources/', '../'))
          : content,
      ],
    ],
    'another table': (name, content) => [
      [name.replace('rows/city', 'rows/sqlite_schema'), content],
    ],
    'another column': (name, content) => [
      [
        name,
        name.startsWith('rows/city')
          ? lines(content, (text) => text.replace('"name"', '"x\\") --"'))
          : content,
      ],
    ],
    'a reference to nothing': (name, content) => [
      [
        name,
        name.startsWith('rows/city')
          ? lines(content, (text) => text.replace(/"state_id":\d+/, '"state_id":99'))
          : content,
      ],
    ],
    'a number where text belongs': (name, content) => [
      [
        name,
        name.startsWith('rows/city')
          ? lines(content, (text) => text.replace(/"state_id":\d+/, '"state_id":"x"'))
          : content,
      ],
    ],
    'a table fewer': (name, content) =>
      name.startsWith('rows/page_view-000002') ? [] : [[name, content]],
    'an unknown moment': (name, content) => [
      [name, name === 'snapshot.json' ? Buffer.from('{}') : content],
    ],
    'no rows at all': (name, content) =>
      name.startsWith('media/') || name === 'format.json' ? [[name, content]] : [],
  };

  for (const [what, forgery] of Object.entries(forgeries)) {
    const forged = await forge(file, join(folder.path, `${what}.tar`), forgery);
    await assert.rejects(checkBackup(forged), { message: /\.tar is damaged: .*\.$/ }, what);
  }
  assert.deepEqual(readdirSync(folder.path).length, 1 + Object.keys(forgeries).length);
});

test('refuses a backup of a newer version, and migrates one of an older schema', async () => {
  using folder = temporaryFolder();
  await using source = await openTestState();
  await fillEveryTable(source);
  const file = join(folder.path, 'backup.tar');
  await writeBackup(file, source, { now: NOW });
  const replaceIn =
    (part: string, from: string, to: string) =>
    (name: string, content: Buffer): [string, Buffer][] => [
      [name, name === part ? Buffer.from(content.toString().replace(from, to)) : content],
    ];
  const newerFormat = await forge(
    file,
    join(folder.path, 'format.tar'),
    replaceIn('format.json', '"version": 1', '"version": 2'),
  );
  const newerSchema = await forge(
    file,
    join(folder.path, 'schema.tar'),
    replaceIn('snapshot.json', '0001-init', '0099-later'),
  );
  const migrations = join(folder.path, 'migrations');
  cpSync(MIGRATIONS, migrations, { recursive: true });
  mkdirSync(join(migrations, '9000-test'));
  writeFileSync(
    join(migrations, '9000-test/sqlite.sql'),
    "alter table city add column pin text; update city set pin = name || '!'; delete from page_view;",
  );

  await assert.rejects(
    checkBackup(newerFormat),
    /was made by a newer version \(format 2\): restore it with that version\.$/,
  );
  await assert.rejects(checkBackup(newerSchema), /was made by a newer version \(0099-later\)/);
  const checked = await checkBackup(file, { migrations });
  const pins = await checked.rows.selectFrom('city').selectAll().execute();
  await checked.close();
  assert.partialDeepStrictEqual(pins[0], { name: 'Jalandhar', pin: 'Jalandhar!' });
});
