import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file of the product: styles and assets do not count. */
export interface SourceFile {
  /** Relative to the project, with forward slashes: `src/app.ts`. */
  readonly path: string;
  readonly lines: readonly string[];
}

/** Without the tests, unless they are asked for. */
export function readSourceFiles(root: string, tests?: 'with tests'): SourceFile[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => tests === 'with tests' || !/\.test\.tsx?$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n') }));
}
