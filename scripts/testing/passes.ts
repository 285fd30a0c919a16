import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestFiles } from './run-test-files.ts';

/** Tests with an S3 store of their own gain nothing from another database or store. */
const HAS_OWN_STORE = /\bstartS3Server\(/;

/** What else a test that uses it runs on. */
interface Alternative {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  isUsedBy(file: string, source: string): boolean;
}

const ALTERNATIVES: readonly Alternative[] = [
  {
    name: 'PostgreSQL',
    environment: { TEST_DATABASE: 'postgres' },
    isUsedBy: (_file, source) =>
      /from '#test\/test-(?:app|database|listing|site)/.test(source) && !HAS_OWN_STORE.test(source),
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
  const used = ALTERNATIVES.filter((alternative) => alternative.isUsedBy(file, source));
  const first = { file, setting: '', environment: {} };
  if (used.length === 0) return [first];
  const setting = used.map(({ name }) => name).join(', ');
  const environment = Object.assign({}, ...used.map(({ environment }) => environment));
  return [first, { file, setting, environment }];
}
