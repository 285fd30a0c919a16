import pg from 'pg';

/** On a connection of its own: it takes longer than a query may, and cannot be in a transaction. */
export async function vacuumAnalyze(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: string }>(
      `select string_agg(format('%I', tablename), ', ') as tables
       from pg_tables where schemaname = current_schema()`,
    );
    await client.query(`vacuum (analyze) ${rows[0]?.tables ?? ''}`);
  } finally {
    await client.end();
  }
}
