import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { readCatalogueVersion } from './catalogue-version.server.ts';
import type { Db } from './database.server.ts';

/** How long a replica that failed is left alone, and how often one that lags is looked at, in milliseconds. */
const LEFT_OUT = 10_000;
const LOOK_AGAIN = 100;

interface Replica {
  readonly db: Db;
  /** The catalogue's version that it was last seen at; a server only ever moves on. */
  version: number;
  /** Not before that it is looked at again, on the clock of `performance.now()`. */
  restsUntil: number;
  looking: Promise<boolean> | undefined;
}

/**
 * Kysely's way to the replicas, for reads alone. A replica is asked only if it has everything that was committed when somebody last asked
 * the primary for the catalogue's version (`require`): what is read after that may be kept under that version. While there is none, and
 * where one fails, the primary answers.
 */
export class ReplicaDriver implements Driver {
  readonly #primary: Db;
  readonly #replicas: readonly Replica[];
  readonly #counts = { replica: 0, primary: 0 };
  #required = 0;
  #turn = 0;

  constructor(primary: Db, replicas: readonly Db[]) {
    this.#primary = primary;
    this.#replicas = replicas.map((db) => ({ db, version: -1, restsUntil: 0, looking: undefined }));
  }

  /** From now on no replica that lacks `version` is asked. Answers to this question may overtake each other: the highest one counts. */
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
      // Only now it is sure that the replica is to blame, and not the question.
      rest(replica, LEFT_OUT);
      return result;
    }
  }

  /** Reads since the start, by who has answered. */
  counts(): { readonly replica: number; readonly primary: number } {
    return this.#counts;
  }

  #askPrimary<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    this.#counts.primary += 1;
    return this.#primary.executeQuery(query);
  }

  async #pick(): Promise<Replica | undefined> {
    for (const _ of this.#replicas) {
      this.#turn = (this.#turn + 1) % this.#replicas.length;
      const replica = this.#replicas[this.#turn];
      if (replica !== undefined && (await this.#isUsable(replica))) return replica;
    }
    return undefined;
  }

  async #isUsable(replica: Replica): Promise<boolean> {
    if (performance.now() < replica.restsUntil) return false;
    if (replica.version >= this.#required) return true;
    replica.looking ??= this.#look(replica);
    return replica.looking;
  }

  async #look(replica: Replica): Promise<boolean> {
    try {
      replica.version = await readCatalogueVersion(replica.db);
      if (replica.version >= this.#required) return true;
      rest(replica, LOOK_AGAIN);
    } catch {
      rest(replica, LEFT_OUT);
    } finally {
      replica.looking = undefined;
    }
    return false;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      // Whoever asks says of each question what its rows are.
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

/** After a rest it has to show its version again: it may be another server by then. */
function rest(replica: Replica, milliseconds: number): void {
  replica.version = -1;
  replica.restsUntil = performance.now() + milliseconds;
}
