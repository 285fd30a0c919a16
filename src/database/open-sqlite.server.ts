import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { readCatalogueVersion } from './catalogue-version.server.ts';
import type { Database } from './database.server.ts';
import { SqliteConnection } from './sqlite-connection.server.ts';
import { SqliteDriver } from './sqlite-driver.server.ts';
import type { Tables } from './tables.ts';

/** What SQLite calls a database that is gone with its connection: in memory, or in a temporary file without a name. */
const UNNAMED = [':memory:', ''];

/** In kibibytes, negative as SQLite wants it. */
const CACHE = -65_536;

/** A power cut loses nothing that was answered: the log is synced at every commit (2 is FULL). */
const DURABLE = { synchronous: 2, foreign_keys: 1 };

/** The driver waits by itself, see there. */
const NO_WAITING = { busy_timeout: 0 };

/** Opens (and creates) a SQLite file; `:memory:` gives a database of its own, '' one that may outgrow the memory. */
export function openSqlite(file: string): Database {
  const isNamed = !UNNAMED.includes(file);
  if (isNamed) mkdirSync(dirname(file), { recursive: true });
  const journal_mode = isNamed ? 'wal' : 'memory';
  const writer = new SqliteConnection(file, {
    readOnly: false,
    pragmas: { ...DURABLE, journal_mode, cache_size: CACHE, ...NO_WAITING },
  });
  const openReader = () =>
    new SqliteConnection(file, {
      readOnly: true,
      pragmas: { busy_timeout: 1000, cache_size: CACHE },
    });
  const reader = isNamed ? openReader() : undefined;

  const driver = new SqliteDriver({ writer, reader, ...(isNamed ? { openReader } : {}) });
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new ManyAtOnce(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
  return {
    db,
    reads: db,
    dialect: 'sqlite',
    committedVersion: () =>
      reader === undefined
        ? readCatalogueVersion(db)
        : Number(reader.run<{ version: number }>('select version from catalogue').rows[0]?.version),
    runScript: (sql) =>
      db.transaction().execute(async () => {
        writer.runScript(sql);
      }),
    async close() {
      // Only makes later queries faster; another process that writes right now is no reason to stay.
      await db.executeQuery(CompiledQuery.raw('pragma optimize')).catch(() => undefined);
      await db.destroy();
    },
  };
}

/** Kysely would let one query at a time through; the driver itself knows which of them have to wait. */
class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
