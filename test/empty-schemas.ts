import pg from 'pg';

/** Deleting row by row is cheaper than new files for a table and each of its indexes, until there are many. */
const MOST_BYTES_TO_DELETE = 256 * 1024;

/** What a schema has beside rows, and the names of its migrations, which are rows. */
const contentsOf = (schema: string) => `(
  select md5(string_agg(relname, ' ' order by relname))
    || (select md5(string_agg(name, ' ' order by name)) from ${schema}.migration)
  from pg_class where relnamespace = '${schema}'::regnamespace)`;

/** Empties the tables that have rows, without asking for each row who refers to it. */
const emptyingOf = (schema: string) => `
  do $$
  declare
    name regclass;
    bytes bigint;
  begin
    for name, bytes in
      select oid::regclass, pg_relation_size(oid) from pg_class
      where relnamespace = '${schema}'::regnamespace and relkind = 'r'
        and relname <> 'migration' and pg_relation_size(oid) > 0
    loop
      if bytes > ${MOST_BYTES_TO_DELETE} then execute format('truncate %s cascade', name);
      else execute format('delete from %s', name);
      end if;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = '${schema}' and last_value is not null;
    insert into ${schema}.catalogue (id, version) values (1, 1);
  end $$`;

export interface EmptySchema {
  readonly schema: string;
  /** By which a schema that a test has damaged is told. */
  readonly contents: string;
}

/**
 * The schemas on a server that have all tables and no rows, for all processes that run tests on it: creating one takes
 * many times as long as emptying one.
 */
export class EmptySchemas {
  readonly #connection: pg.Pool;
  readonly #ready: Promise<unknown>;
  readonly #mine = new Set<string>();

  constructor(server: string) {
    this.#connection = new pg.Pool({
      connectionString: server,
      options: '-c session_replication_role=replica',
      max: 1,
      allowExitOnIdle: true,
      idleTimeoutMillis: 0,
    });
    this.#connection.on('error', () => {});
    // `if not exists` can fail when two create the table concurrently.
    const table =
      'create table if not exists empty_schema (name text primary key, contents text not null)';
    this.#ready = this.#connection.query(table).catch(() => this.#connection.query(table));
  }

  /** Takes one out, rather one that this process has connections to. */
  async take(): Promise<EmptySchema | undefined> {
    await this.#ready;
    const { rows } = await this.#connection.query<EmptySchema>(
      `delete from empty_schema where name = (
        select name from empty_schema order by name <> all ($1) limit 1 for update skip locked
      ) returning name as schema, contents`,
      [[...this.#mine]],
    );
    return rows[0];
  }

  async describe(schema: string): Promise<EmptySchema> {
    const { rows } = await this.#connection.query<EmptySchema>(
      `select $1 as schema, ${contentsOf(schema)} as contents`,
      [schema],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`There is no schema ${schema}.`);
    return row;
  }

  /** Empties one and puts it back, unless a test has damaged it. */
  async putBack({ schema, contents }: EmptySchema): Promise<void> {
    await this.#connection.query(
      `${emptyingOf(schema)};
      insert into empty_schema (name, contents)
        select '${schema}', '${contents}' where ${contentsOf(schema)} = '${contents}'`,
    );
    this.#mine.add(schema);
  }
}
