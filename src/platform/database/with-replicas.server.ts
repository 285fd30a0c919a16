import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { readCatalogueVersion } from './catalogue-version.server.ts';
import type { Database, Db } from './database.server.ts';
import type { Tables } from './tables.ts';

/** Sends `reads` to replicas in turn, as far as they have the last known commit. */
export function withReplicas(primary: Database, replicas: readonly Database[]): Database {
  const driver = new ReplicaDriver(
    primary.db,
    replicas.map(({ db }) => db),
  );
  const reads = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
  const required = (version: number) => {
    driver.require(version);
    return version;
  };
  return {
    ...primary,
    reads,
    readCounts: () => driver.counts(),
    committedVersion() {
      const version = primary.committedVersion();
      if (typeof version !== 'number') return version.then(required);
      return required(version);
    },
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
      await primary.close();
    },
  };
}

const PAUSE_AFTER_FAILURE_MS = 10_000;
const PAUSE_WHILE_LAGGING_MS = 100;

interface Replica {
  readonly db: Db;
  version: number;
  pausedUntil: number;
  check: Promise<boolean> | undefined;
}

/**
 * Reads from replicas that have the version which the primary last reported (`require`), because
 * results are cached under that version. Otherwise, the primary answers.
 */
class ReplicaDriver implements Driver {
  readonly #primary: Db;
  readonly #replicas: readonly Replica[];
  readonly #counts = { replica: 0, primary: 0 };
  #required = 0;
  #next = 0;

  constructor(primary: Db, replicas: readonly Db[]) {
    this.#primary = primary;
    this.#replicas = replicas.map((db) => ({ db, version: -1, pausedUntil: 0, check: undefined }));
  }

  /** Excludes replicas without `version`. Reports may overtake each other: the highest counts. */
  require(version: number): void {
    this.#required = Math.max(this.#required, version);
  }

  async execute<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    const replica = query.query.kind === 'SelectQueryNode' ? await this.#pick() : undefined;
    if (replica === undefined) return this.#askPrimary(query);
    try {
      const result = await replica.db.executeQuery(query);
      this.#counts.replica += 1;
      return result;
    } catch {
      const result = await this.#askPrimary(query);
      // The query works, so that the replica is to blame.
      pause(replica, PAUSE_AFTER_FAILURE_MS);
      return result;
    }
  }

  counts(): { readonly replica: number; readonly primary: number } {
    return this.#counts;
  }

  #askPrimary<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    this.#counts.primary += 1;
    return this.#primary.executeQuery(query);
  }

  async #pick(): Promise<Replica | undefined> {
    for (const _ of this.#replicas) {
      this.#next = (this.#next + 1) % this.#replicas.length;
      const replica = this.#replicas[this.#next];
      if (replica !== undefined && (await this.#isUsable(replica))) return replica;
    }
    return undefined;
  }

  async #isUsable(replica: Replica): Promise<boolean> {
    if (performance.now() < replica.pausedUntil) return false;
    if (replica.version >= this.#required) return true;
    replica.check ??= this.#check(replica);
    return replica.check;
  }

  async #check(replica: Replica): Promise<boolean> {
    try {
      replica.version = await readCatalogueVersion(replica.db);
      if (replica.version >= this.#required) return true;
      pause(replica, PAUSE_WHILE_LAGGING_MS);
    } catch {
      pause(replica, PAUSE_AFTER_FAILURE_MS);
    } finally {
      replica.check = undefined;
    }
    return false;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: <Row>(query: CompiledQuery) => this.execute(query as CompiledQuery<Row>),
      streamQuery() {
        throw new Error(
          'A stream would hold the connection for as long as its reader likes; page by key instead.',
        );
      },
    };
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    throw new Error('Transactions belong to the primary: use db, not reads.');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/** Forgets the version, because another server may answer under its address afterwards. */
function pause(replica: Replica, durationMs: number): void {
  replica.version = -1;
  replica.pausedUntil = performance.now() + durationMs;
}
