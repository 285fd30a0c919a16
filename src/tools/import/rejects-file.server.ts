import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Corrected, the file can be imported. */
export interface RejectsFile {
  readonly path: string;
  add(row: readonly string[], line: number, reason: string): void;
  close(): void;
  remove(): void;
}

const BUFFER_LENGTH = 1 << 16;

/** Never replaces a file, which somebody may be correcting: the next is `….rejects-2.csv`. */
export function createRejectsFile(
  input: string,
  otherFolder: string,
  names: readonly string[],
  delimiter: string,
): RejectsFile {
  const name = `${basename(input).replace(/(?:\.csv)?(?:\.gz|\.zip)?$/i, '')}.rejects`;
  const { path, file } = openFirst([join(dirname(input), name), join(otherFolder, name)]);
  let buffered = '';

  function flush(): void {
    writeSync(file, buffered);
    buffered = '';
  }

  function writeLine(fields: readonly string[]): void {
    buffered += `${fields.map((field) => quoted(field, delimiter)).join(delimiter)}\n`;
    if (buffered.length > BUFFER_LENGTH) flush();
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
