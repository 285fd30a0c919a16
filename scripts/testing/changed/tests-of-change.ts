import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backOfficeRoutes } from '#back-office/routes.ts';
import { SOURCES } from '#scripts/production-build.ts';
import { publicRoutes } from '#web/routes.ts';
import { changedFiles, projectFiles } from './changed-files.ts';
import { type Project, type ReachedTests, reachedTests } from './reached-tests.ts';

/** The tests that the changes since a commit can reach; throws a sentence when `base` names none. */
export function testsOfChange(cwd: string, base: string): ReachedTests {
  const changed = changedFiles(cwd, base);
  const reached = reachedTests(changed, readProject(cwd));
  console.log(
    `Changed since ${base}: ${count(changed, 'file')}, which can reach ${count(reached.unitTests, 'file')} of unit tests and ${count(reached.journeys, 'file')} of journeys.`,
  );
  return reached;
}

function count({ length }: readonly unknown[], what: string): string {
  return `${length} ${what}${length === 1 ? '' : 's'}`;
}

const CODE = /\.(?:tsx?|mjs)$/;

export function readProject(cwd: string): Project {
  const files = projectFiles(cwd).map((path): [string, string] => [
    path,
    CODE.test(path) ? readFileSync(join(cwd, path), 'utf8') : '',
  ]);
  return {
    files: new Map(files),
    pages: [...publicRoutes, ...backOfficeRoutes].map(({ path, file }) => ({
      path,
      file: `src/${file}`,
    })),
    built: SOURCES,
  };
}
