import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeForgedArchive } from '#test/forged-archive.ts';
import { temporaryFolder } from '#test/start-process.ts';
import { readArchive } from './read-archive.server.ts';
import { createArchive } from './write-archive.server.ts';

const PARTS = {
  'a/empty.txt': '',
  'a/short.txt': 'one',
  'a/block.txt': 'x'.repeat(512),
  'a/long.txt': 'y'.repeat(700),
};

async function writeParts(file: string, parts: Record<string, string> = PARTS): Promise<void> {
  const archive = await createArchive(file);
  for (const [name, text] of Object.entries(parts)) await archive.add(name, Buffer.from(text));
  await archive.finish();
}

async function readParts(file: string): Promise<Record<string, string>> {
  const parts: [string, string][] = [];
  for await (const part of readArchive(file))
    parts.push([part.name, (await part.content()).toString()]);
  return Object.fromEntries(parts);
}

test('reads what was written', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'archive.tar');
  const archive = await createArchive(file);
  for (const [name, text] of Object.entries(PARTS)) await archive.add(name, Buffer.from(text));
  const size = await archive.finish();

  assert.deepEqual(await readParts(file), PARTS);
  assert.equal(size, readFileSync(file).length);
  assert.deepEqual(readdirSync(folder.path), ['archive.tar']);
});

test('refuses an archive with any bit changed, cut off anywhere, or with a byte appended', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'archive.tar');
  await writeParts(file);
  const whole = readFileSync(file);
  const refused = async (bytes: Uint8Array, message: RegExp) => {
    writeFileSync(file, bytes);
    await assert.rejects(readParts(file), { name: 'Error', message });
  };

  for (let index = 0; index < whole.length; index += 5) {
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(whole.readUInt8(index) ^ (1 << (index % 8)), index);
    await refused(flipped, /^\S+ is (?:damaged|no backup|cut off)/);
  }
  for (let length = 0; length < whole.length; length += 61)
    await refused(whole.subarray(0, length), /is (?:cut off|no backup)/);
  await refused(Buffer.concat([whole, Buffer.alloc(1)]), /is damaged/);
});

test('plain tar unpacks an archive', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'archive.tar');
  await writeParts(file);

  const { status, stderr } = spawnSync('tar', ['-xf', file, '-C', folder.path]);

  assert.deepEqual([status, stderr.toString()], [0, '']);
  for (const [name, text] of Object.entries(PARTS))
    assert.equal(readFileSync(join(folder.path, name), 'utf8'), text);
  assert.match(readFileSync(join(folder.path, 'sha256'), 'utf8'), /^[0-9a-f]{64}\n$/);
});

test('refuses an entry that is not a plain file, even with the right checksum', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'archive.tar');
  const types = [
    ...['link', 'symlink', 'directory', 'fifo'],
    ...['block-device', 'character-device', 'contiguous-file'],
  ] as const;

  for (const type of types) {
    await writeForgedArchive(file, [
      [{ name: 'a' }, Buffer.from('a')],
      [{ name: 'b', type, linkname: 'a' }, Buffer.alloc(0)],
    ]);
    await assert.rejects(readParts(file), {
      message: `${file} is damaged: "b" is not a plain file (${type}).`,
    });
  }
});

test('refuses a name that leads elsewhere or is hidden', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'archive.tar');
  const names = [
    ...['/etc/passwd', '../b', 'b/../../c', './b', 'b//c', 'b/.hidden', '.hidden', 'C:\\b', 'b c'],
    ...['b'.repeat(101), `${'b'.repeat(90)}/${'c'.repeat(90)}`],
  ];

  for (const name of names) {
    await writeForgedArchive(file, [
      [{ name: 'a' }, Buffer.from('a')],
      [{ name }, Buffer.from('b')],
    ]);
    await assert.rejects(readParts(file), {
      message: `${file} is damaged: ${JSON.stringify(name)} is not the name of a part.`,
    });
  }
});

test('refuses extended headers, and parts after the checksum', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'archive.tar');
  const damaged = { message: `${file} is damaged: it is not as it was written.` };
  const first = [{ name: 'a' }, Buffer.from('a')] as const;

  await writeForgedArchive(file, [first, [{ name: 'b', pax: { comment: 'c' } }, Buffer.from('b')]]);
  await assert.rejects(readParts(file), damaged);
  await writeForgedArchive(file, [first, [{ name: 'sha256' }, Buffer.from('b')], first]);
  await assert.rejects(readParts(file), damaged);
});

test('does not overwrite a file, even one that appears while it writes', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'archive.tar');
  const late = await createArchive(file);
  writeFileSync(file, 'precious');

  await assert.rejects(writeParts(file), /is there already/);
  await assert.rejects(late.finish(), /is there already/);
  await late.drop();

  assert.equal(readFileSync(file, 'utf8'), 'precious');
  assert.deepEqual(readdirSync(folder.path), ['archive.tar']);
});

test('a dropped archive leaves no file, and an unfinished one has another name', async () => {
  using folder = temporaryFolder();
  const archive = await createArchive(join(folder.path, 'archive.tar'));
  await archive.add('a', Buffer.alloc(2_000_000));

  assert.match(readdirSync(folder.path).join(), /^archive\.tar\..+\.partial$/);
  await archive.drop();

  assert.deepEqual(readdirSync(folder.path), []);
});

test('reports a missing folder in one sentence', async () => {
  await assert.rejects(
    createArchive('/no/such/folder/archive.tar'),
    /^Error: \/no\/such\/folder\/archive\.tar cannot be written/,
  );
});
