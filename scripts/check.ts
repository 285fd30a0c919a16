import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = join(ROOT, 'node_modules');

/** Formatting, lint and import walls; the types of the routes; types; what nobody uses. All run, even when one fails. */
const CHECKS = [
  ['format, lint, walls', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['route types', '@react-router/dev/bin.cjs', 'typegen'],
  ['types', 'typescript/bin/tsc'],
  ['unused code', 'knip/bin/knip.js'],
] as const;

let failed = 0;
for (const [name, program, ...parameters] of CHECKS) {
  const { status } = spawnSync(process.execPath, [join(PACKAGES, program), ...parameters], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
