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
  return {
    ...primary,
    reads,
    readCounts: () => driver.counts(),
    async committedVersion() {
      const version = await primary.committedVersion();
      driver.require(version);
      return version;
    },
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
      await primary.close();
    },
  };
}
