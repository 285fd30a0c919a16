import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { recordChange } from '#database/audit-trail.server.ts';
import { raiseCatalogueVersion } from '#database/catalogue-version.server.ts';
import { imageFilePaths } from '#features/images/image-variants.ts';
import { insertCity, insertImage, insertProperty } from '#test/factories.ts';
import { temporaryFolder } from '#test/process.ts';
import { insertPicturedProperty, openTestState, type TestState, wholeState } from '#test/test-state.ts';
import { checkBackup } from './check-backup.server.ts';
import { readArchive } from './read-archive.server.ts';
import { restoreBackup } from './restore-backup.server.ts';
import { createArchive } from './write-archive.server.ts';
import { writeBackup } from './write-backup.server.ts';

const NOW = new Date('2026-03-01T06:30:00.000Z');
const AT = NOW.toISOString();
const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations');

/** Something in every table. */
async function fill(state: TestState): Promise<void> {
  const { db } = state;
  const property = await insertPicturedProperty(state, 'a'.repeat(32));
  await insertProperty(db, {
    title: 'ਮਾਡਲ ਟਾਊਨ "quoted"\n\u2028',
    price: 4_500_000.1,
    year_built: '2001-02-03',
    image_id: await insertImage(db),
  });
  const { id: staff_id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  await db.insertInto('session').values({ id: 's', staff_id, created_at: AT, expires_at: AT }).execute();
  await db.insertInto('login_attempt').values({ account: 'x', failures: 3, blocked_until: AT, last_at: AT }).execute();
  await db.insertInto('imported_listing').values({ source_key: 'id:1', property_id: property, imported_at: AT }).execute();
  const key = { key: 'k', staff_id, entity: 'City', entity_id: 1, request_hash: 'h', created_at: AT };
  await db.insertInto('idempotency_key').values(key).execute();
  const views = Array.from({ length: 1203 }, (_, index) => ({
    day: '2026-01-01',
    path: `/${index}`,
    referrer_host: '',
    device: 'phone',
    views: index,
  }));
  await db.insertInto('page_view').values(views).execute();
  await recordChange(
    db,
    { staffId: null, userName: 'nobody', at: NOW },
    { entity: 'City', entityId: 1, action: 'create', before: null, after: {} },
  );
}

function restore(file: string, state: TestState, force = false) {
  return restoreBackup(file, async () => state, { now: NOW, force });
}

/** What a backup has of a state: no sessions; and no version, which every restore raises. */
async function lasting(state: TestState) {
  const { rows, files } = await wholeState(state);
  return { rows: { ...rows, session: [], catalogue: [] }, files };
}

/** The same backup with some of its parts replaced, added or (undefined) left out, its checksum made anew. */
async function forge(file: string, forged: string, change: (name: string, content: Buffer) => [string, Buffer][]): Promise<string> {
  const archive = await createArchive(forged);
  for await (const part of readArchive(file)) {
    for (const [name, content] of change(part.name, await part.content())) await archive.add(name, content);
  }
  await archive.finish();
  return forged;
}

for (const target of ['sqlite', 'postgres']) {
  test(`what is restored into ${target} is what was backed up, row by row and byte by byte`, async () => {
    await using source = await openTestState();
    await using restored = await openTestState(target);
    await fill(source);
    const file = join(source.folder, 'backup.tar');

    const { rows, size } = await writeBackup(file, source, { now: NOW });
    await restore(file, restored);

    assert.equal(size, readFileSync(file).length);
    assert.equal(rows.page_view, 1203);
    assert.deepEqual(await lasting(restored), await lasting(source));
  });
}

test('sessions end with a restore, and ids of removed records are not given again', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  await fill(source);
  const last = await insertProperty(source.db);
  await source.db.deleteFrom('property').where('id', '=', last).execute();
  const file = join(source.folder, 'backup.tar');

  await writeBackup(file, source, { now: NOW });
  await restore(file, restored);

  assert.deepEqual(await restored.db.selectFrom('session').selectAll().execute(), []);
  assert.equal(await insertProperty(restored.db, { title: 'next' }), last + 1);
});

test('the version becomes higher than that of both, and samples never come in', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  await raiseCatalogueVersion(source.db);
  for (let count = 0; count < 5; count += 1) await raiseCatalogueVersion(restored.db);
  const file = join(source.folder, 'backup.tar');

  await writeBackup(file, source, { now: NOW });
  await restore(file, restored);

  assert.equal(await restored.database.committedVersion(), 7);
  const { filled_at } = await restored.db.selectFrom('catalogue').select('filled_at').executeTakeFirstOrThrow();
  assert.equal(filled_at, AT);
});

/** As the staff do it: a new listing with its picture, then the old one away, then the files of its picture. */
async function replacePicture(state: TestState, path: string, stem: string): Promise<void> {
  await insertPicturedProperty(state, stem);
  const { id, width } = await state.db.selectFrom('image').select(['id', 'width']).where('path', '=', path).executeTakeFirstOrThrow();
  await state.db.transaction().execute(async (db) => {
    await db.deleteFrom('property').where('image_id', '=', id).execute();
    await db.deleteFrom('image').where('id', '=', id).execute();
  });
  for (const file of imageFilePaths({ path, width })) await state.media.delete(file);
}

test('a picture that the snapshot names and that is replaced before it is copied comes in as what replaced it', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  const [old, fresh] = ['a'.repeat(32), 'b'.repeat(32)] as const;
  await insertPicturedProperty(source, old);
  const card = `Resources/Images/${old}-card.jpg`;
  let reads = 0;
  const media = {
    ...source.media,
    async read(path: string) {
      if (path !== card) return source.media.read(path);
      reads += 1;
      // Not to be had before the snapshot, and gone after it.
      if (reads === 1) return undefined;
      await replacePicture(source, `Resources/Images/${old}.jpg`, fresh);
      return source.media.read(path);
    },
  };
  const file = join(source.folder, 'backup.tar');

  assert.equal((await writeBackup(file, { database: source.database, media }, { now: NOW })).missingFiles, 0);
  await restore(file, restored);

  assert.equal(reads, 2);
  assert.deepEqual(await lasting(restored), await lasting(source));
});

test('a backup is one moment, with every picture that its rows name, while the staff replace pictures', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  const stems = Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(32, '0'));
  for (const stem of stems) await insertPicturedProperty(source, stem);
  let replaced = 0;
  let isOver = false;
  const staff = (async () => {
    while (!isOver) {
      const { path } = await source.db.selectFrom('image').select('path').orderBy('id').executeTakeFirstOrThrow();
      replaced += 1;
      await replacePicture(source, path, (1000 + replaced).toString(16).padStart(32, '0'));
    }
  })();

  for (let number = 0; number < 2; number += 1) {
    const file = join(source.folder, `${number}.tar`);
    const { rows, missingFiles } = await writeBackup(file, source, { now: NOW });
    assert.equal(missingFiles, 0);
    assert.ok(rows.property === 20 || rows.property === 21);
    await restore(file, restored, true);
    for (const image of await restored.db.selectFrom('image').select(['path', 'width']).execute()) {
      for (const path of imageFilePaths(image)) {
        assert.equal(await new Response((await restored.media.read(path))?.body).text(), `the bytes of ${path}`);
      }
    }
  }
  isOver = true;
  await staff;
  assert.ok(replaced > 0);
});

test('a picture that the media folder has lost does not keep the rest from being backed up', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  await insertPicturedProperty(source, 'a'.repeat(32));
  await source.media.delete(`Resources/Images/${'a'.repeat(32)}.jpg`);
  const file = join(source.folder, 'backup.tar');

  assert.equal((await writeBackup(file, source, { now: NOW })).missingFiles, 1);
  await restore(file, restored);

  assert.deepEqual(await lasting(restored), await lasting(source));
});

test('what is kept already is named and stays, unless it is to be replaced as a whole', async () => {
  await using source = await openTestState();
  await using other = await openTestState();
  await fill(source);
  await insertPicturedProperty(other, 'b'.repeat(32));
  const before = await wholeState(other);
  const file = join(source.folder, 'backup.tar');
  await writeBackup(file, source, { now: NOW });

  await assert.rejects(restore(file, other), /kept already: 1 country, 1 city, 1 staff account, 1 picture, 1 listing\. With --force/);
  assert.deepEqual(await wholeState(other), before);

  await restore(file, other, true);
  assert.deepEqual(await lasting(other), await lasting(source));
});

test('a media folder that is not empty is kept too', async () => {
  await using source = await openTestState();
  await using other = await openTestState();
  const file = join(source.folder, 'backup.tar');
  await writeBackup(file, source, { now: NOW });
  await other.media.put('Resources/Images/a.jpg', Buffer.from('a'));

  await assert.rejects(restore(file, other), /kept already: 1 file of a picture\./);
});

test('a restore that fails half-way leaves the old state as it was', async () => {
  await using source = await openTestState();
  await using other = await openTestState();
  await fill(source);
  await insertPicturedProperty(source, 'c'.repeat(32));
  await insertPicturedProperty(other, 'b'.repeat(32));
  const before = await wholeState(other);
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
      // The pictures are all there: the rows come next.
      if (path.includes('c-card')) setImmediate(() => asked.abort(new Error('Interrupted.')));
    },
  };

  const options = { now: NOW, force: true };
  await assert.rejects(
    restoreBackup(file, async () => ({ ...other, media: full }), options),
    /no space left/,
  );
  assert.deepEqual(await wholeState(other), before);
  await assert.rejects(
    restoreBackup(file, async () => ({ ...other, media: interrupted }), { ...options, signal: asked.signal }),
    /Interrupted/,
  );
  assert.deepEqual(await wholeState(other), before);
});

test('a damaged backup is refused before anything is opened', async () => {
  await using source = await openTestState();
  await fill(source);
  const file = join(source.folder, 'backup.tar');
  await writeBackup(file, source, { now: NOW });
  const whole = readFileSync(file);
  const open = () => assert.fail('opened');
  const refused = async (bytes: Uint8Array | string, sentence: RegExp) => {
    writeFileSync(file, bytes);
    await assert.rejects(restoreBackup(file, open, { now: NOW, force: true }), { message: sentence });
  };

  await refused(whole.subarray(0, whole.length / 2), /backup\.tar is cut off: the end of the backup is missing\.$/);
  for (const at of [700, whole.length / 3, whole.length / 2, whole.length - 1]) {
    const flipped = Buffer.from(whole);
    const index = Math.floor(at);
    flipped.writeUInt8(whole.readUInt8(index) ^ 4, index);
    await refused(flipped, /backup\.tar is (?:damaged|cut off)/);
  }
  await refused('', /backup\.tar is no backup\.$/);
  await refused('id,title\n1,House', /backup\.tar is no backup\.$/);
  await assert.rejects(restoreBackup(`${file}.gone`, open, { now: NOW, force: false }), /backup\.tar\.gone cannot be read \(ENOENT/);
});

test('nothing that a forged archive holds gets outside of the media folder, or into a table that there is not', async () => {
  using folder = temporaryFolder();
  await using source = await openTestState();
  await fill(source);
  const file = join(folder.path, 'backup.tar');
  await writeBackup(file, source, { now: NOW });
  const lines = (content: Buffer, change: (text: string) => string) => gzipSync(change(gunzipSync(content).toString()));
  const forgeries: Record<string, (name: string, content: Buffer) => [string, Buffer][]> = {
    'a path upwards': (name, content) => [[name.replace('media/Resources/', 'media/../'), content]],
    'an absolute path': (name, content) => [[name.replace('media/Resources/', 'media//tmp/'), content]],
    'a hidden file': (name, content) => [[name.replace('media/Resources/Images/', 'media/Resources/.'), content]],
    'a file twice': (name, content) =>
      name.startsWith('media/')
        ? [
            [name, content],
            [name, content],
          ]
        : [[name, content]],
    'a picture fewer': (name, content) => (name.endsWith('-card.jpg') ? [] : [[name, content]]),
    'a row that names a path upwards': (name, content) => [
      [name, name.startsWith('rows/image') ? lines(content, (text) => text.replaceAll('Resources/', '../')) : content],
    ],
    'another table': (name, content) => [[name.replace('rows/city', 'rows/sqlite_schema'), content]],
    'another column': (name, content) => [
      [name, name.startsWith('rows/city') ? lines(content, (text) => text.replace('"name"', '"x\\") --"')) : content],
    ],
    'a reference to nothing': (name, content) => [
      [name, name.startsWith('rows/city') ? lines(content, (text) => text.replace(/"state_id":\d+/, '"state_id":99')) : content],
    ],
    'a number where text belongs': (name, content) => [
      [name, name.startsWith('rows/city') ? lines(content, (text) => text.replace(/"state_id":\d+/, '"state_id":"x"')) : content],
    ],
    'a table fewer': (name, content) => (name.startsWith('rows/page_view-000002') ? [] : [[name, content]]),
    'an unknown moment': (name, content) => [[name, name === 'snapshot.json' ? Buffer.from('{}') : content]],
    'no rows at all': (name, content) => (name.startsWith('media/') || name === 'format.json' ? [[name, content]] : []),
  };

  for (const [what, forgery] of Object.entries(forgeries)) {
    const forged = await forge(file, join(folder.path, `${what}.tar`), forgery);
    await assert.rejects(checkBackup(forged), { message: /\.tar is damaged: .*\.$/ }, what);
  }
  assert.deepEqual(readdirSync(folder.path).length, 1 + Object.keys(forgeries).length);
});

test('a backup of a newer version is refused, one of an older schema is brought up to date', async () => {
  using folder = temporaryFolder();
  await using source = await openTestState();
  await fill(source);
  const file = join(folder.path, 'backup.tar');
  await writeBackup(file, source, { now: NOW });
  const replaceIn =
    (part: string, from: string, to: string) =>
    (name: string, content: Buffer): [string, Buffer][] => [
      [name, name === part ? Buffer.from(content.toString().replace(from, to)) : content],
    ];
  const newerFormat = await forge(file, join(folder.path, 'format.tar'), replaceIn('format.json', '"version": 1', '"version": 2'));
  const newerSchema = await forge(file, join(folder.path, 'schema.tar'), replaceIn('snapshot.json', '0001-init', '0099-later'));
  const migrations = join(folder.path, 'migrations');
  cpSync(MIGRATIONS, migrations, { recursive: true });
  mkdirSync(join(migrations, '9000-test'));
  writeFileSync(
    join(migrations, '9000-test/sqlite.sql'),
    "alter table city add column pin text; update city set pin = name || '!'; delete from page_view;",
  );

  await assert.rejects(checkBackup(newerFormat), /was made by a newer version \(format 2\): restore it with that version\.$/);
  await assert.rejects(checkBackup(newerSchema), /was made by a newer version \(0099-later\)/);
  const checked = await checkBackup(file, { migrations });
  const pins = await checked.rows.selectFrom('city').selectAll().execute();
  await checked.close();
  assert.partialDeepStrictEqual(pins[0], { name: 'Jalandhar', pin: 'Jalandhar!' });
});

test('a backup that is interrupted leaves nothing behind', async () => {
  await using source = await openTestState();
  using folder = temporaryFolder();
  await insertCity(source.db);
  const asked = new AbortController();
  asked.abort(new Error('Interrupted.'));

  await assert.rejects(writeBackup(join(folder.path, 'backup.tar'), source, { now: NOW, signal: asked.signal }), /Interrupted/);
  assert.deepEqual(readdirSync(folder.path), []);
});
