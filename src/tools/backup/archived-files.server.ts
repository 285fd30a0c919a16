import { DatabaseSync } from 'node:sqlite';

/** May be too many for memory, so SQLite holds them in a temporary file. */
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
    /** False when the path was inserted before. */
    insert: (path: string): boolean => insert.run(path).changes === 1,
    /** Marks a file that a row names. False when the archive does not have it. */
    name: (path: string): boolean => name.run(path).changes === 1,
    isNamed: (path: string): boolean => isNamed.get(path) !== undefined,
    /** Marks a file that the restore has added to the media store. */
    markAdded: (path: string): void => void mark.run(path),
    wasAdded: (path: string): boolean => wasAdded.get(path) !== undefined,
    close: (): void => file.close(),
  };
}

export type ArchivedFiles = ReturnType<typeof archivedFiles>;
