import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const CHECKS = [
  ['format, lint, walls', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['route types', 'node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['types', 'node_modules/typescript/bin/tsc'],
  ['unused code', 'node_modules/knip/bin/knip.js'],
  ['structure', 'scripts/structure.ts'],
] as const;

let failed = 0;
for (const [name, program, ...parameters] of CHECKS) {
  const { status } = spawnSync(process.execPath, [join(ROOT, program), ...parameters], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
