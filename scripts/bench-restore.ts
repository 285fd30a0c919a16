import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '#tools/backup/restore-backup.server.ts';
import { writeBackup } from '#tools/backup/write-backup.server.ts';
import { insertRandomListings } from '../bench/random-listings.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { openDatabase } from '../src/platform/database/open-database.server.ts';
import { openMedia } from '../src/platform/media/open-media.server.ts';
import { megabytes } from './megabytes.ts';

const LISTINGS = Number(process.argv[2] ?? 1_000_000);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const file = join(folder, 'backup.tar');
  const here = await open('here');
  await migrate(here.database);
  await insertRandomListings(here.database.db, LISTINGS);
  const { size } = await measure('backup, read back', () =>
    writeBackup(file, here, { now: new Date() }),
  );
  await here.database.close();
  const there = await open('there');
  await measure('restore', async () => {
    await restoreBackup(file, async () => there, { now: new Date(), force: false });
    await there.database.analyze();
  });
  await there.database.close();
  console.log(`${LISTINGS} listings without photos on SQLite, ${megabytes(size)}`);
} finally {
  await rm(folder, { recursive: true });
}

async function open(name: string) {
  const DATA_DIR = join(folder, name);
  await mkdir(DATA_DIR);
  const location = { DATA_DIR, DATABASE_URL: undefined, DATABASE_REPLICA_URLS: [] };
  return {
    database: await openDatabase(location),
    media: await openMedia({ DATA_DIR, MEDIA_URL: undefined }),
  };
}

async function measure<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  const [wall, cpu] = [(performance.now() - started) / 1000, (user + system) / 1e6];
  const load = loadavg()[0]?.toFixed(1);
  const peak = megabytes(process.resourceUsage().maxRSS * 1024);
  console.log(
    `${what}: ${wall.toFixed(1)} s, processor ${cpu.toFixed(1)} s, peak ${peak}, load ${load}`,
  );
  return result;
}
