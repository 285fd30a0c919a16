import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const CHECKS = [
  ['format, lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['types', 'node_modules/typescript/bin/tsc'],
  ['unused code', 'node_modules/knip/bin/knip.js'],
  ['structure, walls', 'scripts/structure.ts'],
] as const;

const failures: string[] = [];
// The others read what this one writes.
await check('route types', 'node_modules/@react-router/dev/bin.cjs', 'typegen');
await Promise.all(CHECKS.map(([name, program, ...rest]) => check(name, program, ...rest)));
// At the end, where a reader of a long output looks first.
for (const failure of failures) console.log(failure);
process.exit(failures.length === 0 ? 0 : 1);

async function check(name: string, program: string, ...parameters: string[]): Promise<void> {
  const { hasPassed, output } = await run(join(ROOT, program), parameters);
  const verdict = `${hasPassed ? 'ok    ' : 'FAILED'} ${name}`;
  console.log(verdict);
  if (!hasPassed) failures.push(`\n${verdict}\n${output.trimEnd()}`);
}

async function run(program: string, parameters: readonly string[]) {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  return { hasPassed: code === 0, output };
}
