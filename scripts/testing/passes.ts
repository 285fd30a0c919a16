import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { TestFiles } from './run-test-files.ts';

/** Said, with the reason, by a file whose subject does not depend on the database that it opens. */
const SAYS_NO_POSTGRES = /^\/\/ Runs on SQLite alone: ./m;

/** Said by a file whose subject reaches the files of photographs. */
const SAYS_S3 = /^\/\/ Runs on S3 too\.$/m;

/** The names of files whose subject is an answer to a request. */
const IS_ABOUT_REQUESTS = /(?:-api|guard|requests)\.test\.ts$/;

/** What else a test that uses it runs on. */
interface Alternative {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  isUsedBy(file: string, source: string, cwd: string): boolean;
}

const ALTERNATIVES: readonly Alternative[] = [
  {
    name: 'PostgreSQL',
    environment: { TEST_DATABASE: 'postgres' },
    isUsedBy: (file, source, cwd) =>
      readsSetting(cwd, file, 'TEST_DATABASE') && !SAYS_NO_POSTGRES.test(source),
  },
  {
    name: 'S3',
    environment: { TEST_MEDIA: 's3' },
    isUsedBy: (_file, source) => SAYS_S3.test(source),
  },
  {
    name: 'HTTP',
    environment: { TEST_WIRE: 'http' },
    isUsedBy: (file) => IS_ABOUT_REQUESTS.test(file),
  },
];

export interface Pass extends Pick<TestFiles, 'setting' | 'environment'> {
  readonly file: string;
}

/** Each file runs on SQLite, a folder and without a port, then once on all the others it uses. */
export function passesOf(cwd: string, file: string): Pass[] {
  const source = readFileSync(join(cwd, file), 'utf8');
  const used = ALTERNATIVES.filter((alternative) => alternative.isUsedBy(file, source, cwd));
  const first = { file, setting: '', environment: {} };
  if (used.length === 0) return [first];
  const setting = used.map(({ name }) => name).join(', ');
  const environment = Object.assign({}, ...used.map(({ environment }) => environment));
  return [first, { file, setting, environment }];
}

const IMPORT = /\bfrom '(#test|\.{1,2})(\/[^']+)'/g;

/** Whether a test reads a variable of its environment, itself or in a file of `test` that it imports. */
function readsSetting(
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
