import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file of the product: tests, styles and assets do not count. */
export interface SourceFile {
  /** Relative to the project, with forward slashes: `src/app.ts`. */
  readonly path: string;
  readonly lines: readonly string[];
}

export function readSourceFiles(root: string): SourceFile[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n') }));
}
