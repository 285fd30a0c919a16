import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Creates a schema without tables and returns its name. */
export async function createSchema(server: string): Promise<string> {
  // Process ids come again while the tests run.
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create schema ${schema}`);
  } finally {
    await client.end();
  }
  return schema;
}

export function schemaUrl(server: string, schema: string): string {
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}
