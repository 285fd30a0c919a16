import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readsSetting } from './reads-setting.ts';
import type { TestFiles } from './run-test-files.ts';

/** Tests with an S3 store of their own gain nothing from another database or store. */
const HAS_OWN_STORE = /\bstartS3Server\(/;

/** Said, with the reason, by a file whose subject does not depend on the database that it opens. */
const SAYS_NO_POSTGRES = /^\/\/ Runs on SQLite alone: ./m;

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
      readsSetting(cwd, file, 'TEST_DATABASE') &&
      !SAYS_NO_POSTGRES.test(source) &&
      !HAS_OWN_STORE.test(source),
  },
  {
    name: 'S3',
    environment: { TEST_MEDIA: 's3' },
    isUsedBy: (_file, source) =>
      /\bmedia\b|'#test\/test-listing/.test(source) &&
      /'#test\/test-(?:app|listing|media)/.test(source) &&
      !HAS_OWN_STORE.test(source),
  },
  {
    name: 'HTTP',
    environment: { TEST_WIRE: 'http' },
    isUsedBy: (file) => /(?:-api|guard|requests)\.test\.ts$/.test(file),
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
