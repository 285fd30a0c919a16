import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const IMPORT = /\bfrom '(#test|\.{1,2})(\/[^']+)'/g;

/** Whether a test reads a variable of its environment, itself or in a file of `test` that it imports. */
export function readsSetting(
  cwd: string,
  file: string,
  variable: string,
  seen = new Set<string>(),
): boolean {
  seen.add(file);
  const source = readFileSync(join(cwd, file), 'utf8');
  if (source.includes(`process.env.${variable}`)) return true;
  return [...source.matchAll(IMPORT)]
    .map(([, from = '', path = '']) =>
      posix.join(from === '#test' ? 'test' : posix.join(posix.dirname(file), from), path),
    )
    .filter((path) => path.startsWith('test/') && !seen.has(path) && existsSync(join(cwd, path)))
    .some((path) => readsSetting(cwd, path, variable, seen));
}
