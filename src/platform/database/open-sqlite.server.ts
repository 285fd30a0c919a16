import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { createWriteProbe } from '#platform/concurrency/write-probe.ts';
import { readCatalogueVersion } from './catalogue-version.server.ts';
import type { Database, Db } from './database.server.ts';
import { isBusy, isDatabaseFull } from './database-errors.ts';
import { SqliteConnection } from './sqlite-connection.server.ts';
import { SqliteDriver, WriteLock } from './sqlite-driver.server.ts';
import type { Tables } from './tables.ts';
import { openInThread } from './threaded-connection.server.ts';
import { watchCommits } from './wal-index.server.ts';

/** Databases that end with their connection: in memory, and in a temporary file. */
const TEMPORARY = [':memory:', ''];

/** Negative numbers are kibibytes. */
const CACHE_KIB = -65_536;

/** FULL: every commit syncs the log, so that a power cut loses no answered write. */
const SYNCHRONOUS_FULL = 2;

/** https://sqlite.org/pragma.html#pragma_optimize: all tables, also those not queried yet. */
const OPTIMIZE_ALL = 'pragma optimize = 0x10002';

/**
 * Opens or creates a file; '' is a temporary database that may outgrow the memory, and one in memory may begin with the
 * bytes of another.
 */
export function openSqlite(file: string, contents?: Uint8Array): Database {
  const isFile = !TEMPORARY.includes(file);
  if (isFile) mkdirSync(dirname(file), { recursive: true });
  const journal_mode = isFile ? 'wal' : 'memory';
  const pragmas = {
    synchronous: SYNCHRONOUS_FULL,
    foreign_keys: 1,
    journal_mode,
    cache_size: CACHE_KIB,
    // The driver waits without blocking the event loop.
    busy_timeout: 0,
  };
  const writer = new SqliteConnection(file, { readOnly: false, pragmas, contents });
  const openReader = () =>
    new SqliteConnection(file, {
      readOnly: true,
      pragmas: { busy_timeout: 1000, cache_size: CACHE_KIB },
    });
  const reader = isFile ? openReader() : undefined;

  const probe = createWriteProbe(async () => tryWrite(writer));
  const connections = {
    writer,
    reader,
    ...(isFile ? { openReader } : {}),
    onWrite(error?: Error) {
      if (error === undefined) probe.noteSuccess();
      else if (isDatabaseFull(error)) probe.noteFull(error);
    },
  };
  const lock = new WriteLock();
  const db = kyselyOver(new SqliteDriver(connections, undefined, lock));
  const openWriter = () => openInThread(file, pragmas);
  return {
    db,
    reads: db,
    longWrites: isFile
      ? kyselyOver(new SqliteDriver({ ...connections, openWriter }, undefined, lock))
      : db,
    dialect: 'sqlite',
    committedVersion:
      reader === undefined ? () => readCatalogueVersion(db) : versionOf(file, reader),
    checkWrites: probe.check,
    runScript: (sql) =>
      db.transaction().execute(async () => {
        writer.runScript(sql);
      }),
    async analyze() {
      await db.executeQuery(CompiledQuery.raw(OPTIMIZE_ALL)).catch(() => undefined);
    },
    async close() {
      // Optional, and must not fail because another process writes.
      await db.executeQuery(CompiledQuery.raw('pragma optimize')).catch(() => undefined);
      await db.destroy();
    },
  };
}

function kyselyOver(driver: SqliteDriver): Db {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new ConcurrentSqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
}

function versionOf(file: string, reader: SqliteConnection): () => number {
  const mayHaveCommitted = watchCommits(file);
  let version: number | undefined;
  return () => {
    if (!mayHaveCommitted() && version !== undefined) return version;
    version = undefined;
    const [row] = reader.run<{ version: number }>('select version from catalogue').rows;
    version = Number(row?.version);
    return version;
  };
}

/** A write that is under way, here or in another process, shows by itself whether it succeeds. */
function tryWrite(writer: SqliteConnection): void {
  if (writer.isTransaction) return;
  try {
    writer.run('update catalogue set version = version');
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

/** Lets Kysely run queries concurrently; the driver decides which of them wait. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
