import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../docs/performance.json');

/** Everything that was measured, as `docs/performance.json` keeps it. */
export function readFigures(): object {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Replaces some of them; the others stay. */
export function writeFigures(figures: object): void {
  writeFileSync(FILE, `${JSON.stringify({ ...readFigures(), ...figures }, null, 2)}\n`);
}

/** When and on what something is measured. */
export function describeMachine() {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
  };
}
