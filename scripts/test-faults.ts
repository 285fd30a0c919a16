import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { printTable } from '../bench/attack/table.ts';
import { fullDiskPart } from '../test/faults/full-disk-part.ts';
import { fuzzPart } from '../test/faults/fuzz-part.ts';
import { killsPart } from '../test/faults/kills-part.ts';
import type { Outcome } from '../test/faults/outcome.ts';
import { positionsPart } from '../test/faults/positions-part.ts';
import { powerPart } from '../test/faults/power-part.ts';
import { terminatePart } from '../test/faults/terminate-part.ts';
import { ensureProductionBuild } from './production-build.ts';

interface Options {
  readonly kills: number;
  readonly cuts: number;
  /** Odd requests, on each database. */
  readonly inputs: number;
}

const PARTS: Record<string, (options: Options) => Promise<Outcome | string>> = {
  kill: ({ kills }) => killsPart(kills),
  power: ({ cuts }) => powerPart(cuts),
  positions: positionsPart,
  'full-disk': fullDiskPart,
  terminate: terminatePart,
  fuzz: ({ inputs }) => fuzzPart(inputs),
};
const USAGE = `npm run test:faults -- [${Object.keys(PARTS).join('|')}]… [--kills 300] [--cuts 50] [--inputs 10000]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '300' },
    cuts: { type: 'string', default: '50' },
    inputs: { type: 'string', default: '10000' },
  },
});
const chosen = positionals.length === 0 ? Object.keys(PARTS) : positionals;
const options = {
  kills: Number(values.kills),
  cuts: Number(values.cuts),
  inputs: Number(values.inputs),
};
if (!Object.values(options).every((count) => count > 0) || !chosen.every((name) => name in PARTS)) {
  console.error(USAGE);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await ensureProductionBuild();
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const name of chosen) {
  const outcome = await PARTS[name]?.(options);
  if (outcome === undefined) continue;
  if (typeof outcome === 'string') {
    console.log(`\n${name}: skipped, ${outcome}.`);
    counts.skipped += 1;
    continue;
  }
  const { rows, failures } = outcome;
  counts[failures.length === 0 ? 'passed' : 'failed'] += 1;
  printTable(`${name}; load of the machine ${loadavg()[0]?.toFixed(1)}`, rows);
  for (const failure of failures) console.log(`  FAILED: ${failure}`);
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);
