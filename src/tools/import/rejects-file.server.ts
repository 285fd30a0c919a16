import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file of the rows that were refused: as they came, with their line and the reason behind them. Corrected, it can be imported itself. */
export interface RejectsFile {
  readonly path: string;
  add(row: readonly string[], line: number, reason: string): void;
  close(): void;
  remove(): void;
}

/** Text is gathered up to this many characters before it is written. */
const GATHERED = 1 << 16;

/**
 * Begins `<input>.rejects.csv` beside the input or, where nothing can be written there, in another folder. A file that is there
 * already stays, somebody may be correcting it: the new one is `<input>.rejects-2.csv`, `-3` and so on.
 */
export function createRejectsFile(
  input: string,
  otherFolder: string,
  names: readonly string[],
  delimiter: string,
): RejectsFile {
  const name = `${basename(input).replace(/(?:\.csv)?(?:\.gz)?$/i, '')}.rejects`;
  const { path, file } = openFirst([join(dirname(input), name), join(otherFolder, name)]);
  let gathered = '';

  function flush(): void {
    writeSync(file, gathered);
    gathered = '';
  }

  function writeLine(fields: readonly string[]): void {
    gathered += `${fields.map((field) => quoted(field, delimiter)).join(delimiter)}\n`;
    if (gathered.length > GATHERED) flush();
  }

  writeLine([...names, 'line', 'reason']);
  return {
    path,
    add(row, line, reason) {
      const padding = Array.from({ length: Math.max(0, names.length - row.length) }, () => '');
      writeLine([...row, ...padding, String(line), reason]);
    },
    close() {
      flush();
      closeSync(file);
    },
    remove() {
      closeSync(file);
      rmSync(path);
    },
  };
}

function openFirst(paths: readonly string[]): { path: string; file: number } {
  for (const [index, path] of paths.entries()) {
    try {
      return openNew(path);
    } catch (error) {
      if (index === paths.length - 1) throw error;
    }
  }
  throw new Error('There is no folder for the rejects file.');
}

function openNew(start: string): { path: string; file: number } {
  for (let count = 1; ; count += 1) {
    const path = `${start}${count === 1 ? '' : `-${count}`}.csv`;
    try {
      return { path, file: openSync(path, 'wx') };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

function quoted(field: string, delimiter: string): string {
  return field.includes(delimiter) || /["\r\n]/.test(field)
    ? `"${field.replaceAll('"', '""')}"`
    : field;
}
