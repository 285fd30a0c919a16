import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database } from './database.server.ts';
import { ReplicaDriver } from './replica-driver.server.ts';
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
