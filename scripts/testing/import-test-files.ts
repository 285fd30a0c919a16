import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The process of `run-test-files.ts`: all its files are named, so that their tests run in one process.
for (const file of process.argv.slice(2))
  await import(pathToFileURL(join(process.cwd(), file)).href);
