import { CompiledQuery } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

/**
 * Lets the planner know the listings as after `vacuum analyze`. A real vacuum leaves out what a transaction in another
 * schema may still see, and then an index-only scan costs the same as a scan of any other index in that order.
 */
export async function analyzeListings({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.executeQuery(CompiledQuery.raw('analyze property'));
  await db.executeQuery(
    CompiledQuery.raw(
      `update pg_class set relallvisible = relpages where oid = 'property'::regclass`,
    ),
  );
}

/** The steps of a query, by which a few rows are not read from the table because that is as cheap. */
export async function stepsOf(
  { db }: Pick<Database, 'db'>,
  query: { compile(): CompiledQuery },
  ...switchedOff: readonly `enable_${string}`[]
): Promise<string[]> {
  const { sql, parameters } = query.compile();
  return db.connection().execute(async (db) => {
    for (const off of ['enable_seqscan', 'enable_bitmapscan', ...switchedOff])
      await db.executeQuery(CompiledQuery.raw(`set ${off} = off`));
    const { rows } = await db.executeQuery<Record<'QUERY PLAN', string>>(
      CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters]),
    );
    await db.executeQuery(CompiledQuery.raw('reset all'));
    return rows.map((row) => row['QUERY PLAN']);
  });
}
