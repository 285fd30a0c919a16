import { DatabaseSync } from 'node:sqlite';

/** The files of an archive and what is to be known of each; too many for memory, so in a temporary file of SQLite's that has no name. */
export function archivedFiles() {
  const file = new DatabaseSync('');
  file.exec('pragma journal_mode = off; pragma synchronous = off');
  file.exec(
    'create table file (path text primary key, named integer not null, added integer not null) strict, without rowid; begin',
  );
  const insert = file.prepare('insert or ignore into file values (?, 0, 0)');
  const name = file.prepare('update file set named = 1 where path = ?');
  const mark = file.prepare('update file set added = 1 where path = ?');
  const isNamed = file.prepare('select 1 from file where path = ? and named = 1');
  const wasAdded = file.prepare('select 1 from file where path = ? and added = 1');
  return {
    /** False when it is in already. */
    insert: (path: string): boolean => insert.run(path).changes === 1,
    /** Notes that a row names it. False when it is not in. */
    name: (path: string): boolean => name.run(path).changes === 1,
    isNamed: (path: string): boolean => isNamed.get(path) !== undefined,
    /** Notes that the restore has put it where there was no such file. */
    markAdded: (path: string): void => void mark.run(path),
    wasAdded: (path: string): boolean => wasAdded.get(path) !== undefined,
    close: (): void => file.close(),
  };
}

export type ArchivedFiles = ReturnType<typeof archivedFiles>;
