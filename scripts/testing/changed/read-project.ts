import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backOfficeRoutes } from '../../../src/back-office/routes.ts';
import { publicRoutes } from '../../../src/web/routes.ts';
import { SOURCES } from '../../production-build.ts';
import { projectFiles } from './changed-files.ts';
import type { Project } from './reached-tests.ts';

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
