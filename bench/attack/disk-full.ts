import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import { STAFF, withServer } from './attacked-server.ts';
import { milliseconds, percentile, printTable, tally } from './table.ts';

const DISK = '24m';
const LEFT_FREE_BYTES = 400_000;
const MAX_WRITES = 2000;
const WRITES_WHILE_FULL = 20;
const RECOVERY_SECONDS = 30;
const MOUNTED = 'ATTACK_DISK_MOUNTED';

/** Fills the disk of the data folder, a small one in memory, and frees it again. */
export async function diskFull(): Promise<void> {
  // The disk belongs to the processes of this mount namespace alone, and is gone with them.
  if (process.env[MOUNTED] === undefined) return runInMountNamespace();
  const folder = mkdtempSync(join(tmpdir(), 'attack-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]);
  try {
    if (status !== 0) console.log('disk full: skipped, a small disk cannot be mounted here.');
    else await attack(folder);
  } finally {
    if (status === 0) spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  }
}

function runInMountNamespace(): void {
  const { status, error } = spawnSync(
    'unshare',
    ['--mount', process.execPath, ...process.argv.slice(1, 2), 'disk-full'],
    { stdio: 'inherit', env: { ...process.env, [MOUNTED]: '1' } },
  );
  if (error !== undefined || status !== 0)
    console.log('disk full: skipped, it needs Linux and root for a mount of its own.');
}

async function attack(folder: string): Promise<void> {
  const disk = join(folder, 'data');
  const filler = join(folder, 'filler');
  let acknowledged = 0;
  await withServer({ folder: disk }, async ({ port }) => {
    const write = await countryWriter(port);
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_FREE_BYTES), 1));

    const before = await writeUntilRefused(write);
    const whileFull: Answer[] = [];
    for (let i = 0; i < WRITES_WHILE_FULL; i += 1) whileFull.push(await write());
    const [ready, health, page, list] = await Promise.all(
      ['/readyz', '/healthz', '/home?while=full', '/api/State'].map((path) => ask(port, { path })),
    );
    rmSync(filler);
    const freed = performance.now();
    const recovery = await writeUntilStored(write);
    const recoveredMs = performance.now() - freed;
    const readyMs = (await timeUntilReady(port)) - freed;

    acknowledged = [...before, ...whileFull, ...recovery].filter(isStored).length;
    const stored = await countCountries(port);
    const refused = [...before, ...whileFull].filter((answer) => !isStored(answer));
    printTable('disk full', [
      ['writes until the first refusal', tally(before.map(({ status }) => status))],
      ['writes while full', tally(whileFull.map(({ status }) => status)), '503 alone'],
      ['of these with Retry-After', refused.filter(({ retryAfter }) => retryAfter).length, 'all'],
      [
        'slowest refusal',
        milliseconds(
          percentile(
            refused.map(({ tookMs }) => tookMs),
            1,
          ),
        ),
        '10 s',
      ],
      ['/readyz while full', ready?.status ?? 0, '503'],
      ['/healthz while full', health?.status ?? 0, '200'],
      ['a page and a list while full', `${page?.status}, ${list?.status}`, '200, 200'],
      ['until a write succeeds once there is room', milliseconds(recoveredMs)],
      ['writes until then', tally(recovery.map(({ status }) => status))],
      ['until /readyz is 200 once there is room', milliseconds(readyMs), 'at most 2 s'],
      ['countries acknowledged, stored', `${acknowledged}, ${stored}`, 'the same'],
    ]);
  });
  printTable('disk full, the file afterwards', [
    ['pragma integrity_check', check(disk, 'integrity_check'), 'ok'],
    ['pragma foreign_key_check', check(disk, 'foreign_key_check'), 'none'],
  ]);
}

async function countryWriter(port: number): Promise<() => Promise<Answer>> {
  const login = await ask(port, {
    method: 'POST',
    path: '/api/Acount/authenticate',
    body: STAFF,
  });
  const { token }: { token: string } = JSON.parse(login.text);
  let count = 0;
  return () => {
    count += 1;
    return ask(port, {
      method: 'POST',
      path: '/api/Country',
      headers: { Authorization: `Bearer ${token}` },
      body: { name: `Country ${count} ${'x'.repeat(80)}` },
    });
  };
}

async function writeUntilRefused(write: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < MAX_WRITES) {
    const answer = await write();
    answers.push(answer);
    if (!isStored(answer)) break;
  }
  return answers;
}

/** When `/readyz` says 200, which looks at the stores once a second. */
async function timeUntilReady(port: number): Promise<number> {
  const deadline = performance.now() + RECOVERY_SECONDS * 1000;
  while (performance.now() < deadline) {
    if ((await ask(port, { path: '/readyz' })).status === 200) return performance.now();
    await sleep(20);
  }
  return Number.POSITIVE_INFINITY;
}

async function writeUntilStored(write: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  const deadline = performance.now() + RECOVERY_SECONDS * 1000;
  while (performance.now() < deadline) {
    const answer = await write();
    answers.push(answer);
    if (isStored(answer)) break;
    await sleep(100);
  }
  return answers;
}

async function countCountries(port: number): Promise<number> {
  const { text } = await ask(port, { path: '/api/Country' });
  const countries: unknown = JSON.parse(text);
  return Array.isArray(countries) ? countries.length : 0;
}

function isStored({ status }: Answer): boolean {
  return status === 201;
}

function check(folder: string, pragma: string): string {
  const database = new DatabaseSync(join(folder, 'catalogue.sqlite'), { readOnly: true });
  const rows = database.prepare(`pragma ${pragma}`).all();
  database.close();
  const words = rows.map((row) => Object.values(row).join(' '));
  return words.length === 0 ? 'none' : words.slice(0, 3).join('; ');
}
