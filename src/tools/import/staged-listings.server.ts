import { DatabaseSync } from 'node:sqlite';
import type { Listing } from './listing.ts';

/** So many come out at a time. */
const PAGE = 500;

/**
 * Holds the listings of a file until all of it has been read, so that the catalogue is locked only while they are written and memory
 * stays small however long the file is. A database without a name is SQLite's own temporary file: it is gone when it is closed, or when
 * the process ends in any way.
 */
export function stageListings() {
  const file = new DatabaseSync('');
  // Nothing here outlives the process, so nothing has to reach the disk.
  file.exec('pragma journal_mode = off; pragma synchronous = off');
  file.exec(
    'create table listing (number integer primary key, key text not null unique, listing text not null) strict; begin',
  );
  const insert = file.prepare('insert or ignore into listing (key, listing) values (?, ?)');
  const count = file.prepare('select count(*) as count from listing');
  const select = file.prepare(
    `select number, listing from listing where number > ? order by number limit ${PAGE}`,
  );

  return {
    /** False when the same listing came earlier in the file. */
    add: (listing: Listing): boolean =>
      insert.run(listing.key, JSON.stringify(listing)).changes === 1,

    count: (): number => Number(count.get()?.count),

    /** All of them, in the order of the file, some hundred at a time. */
    *pages(): Generator<Listing[]> {
      let last = 0;
      while (true) {
        const rows = select.all(last);
        if (rows.length === 0) return;
        // `add` alone writes here, and JSON brings back all that a listing holds.
        yield rows.map((row) => JSON.parse(String(row.listing)) as Listing);
        last = Number(rows.at(-1)?.number);
      }
    },

    [Symbol.dispose]: () => file.close(),
  };
}

export type StagedListings = ReturnType<typeof stageListings>;
