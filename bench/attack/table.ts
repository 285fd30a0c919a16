/** What was measured, its value, and what it has to be where that is promised. */
export type Row = readonly [label: string, value: string | number, required?: string];

export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const [label, value, required] of rows) {
    const requirement = required === undefined ? '' : `   (required: ${required})`;
    console.log(`  ${label.padEnd(50)}${String(value).padStart(14)}${requirement}`);
  }
}

/** Of numbers in any order; 0 without any. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function milliseconds(value: number): string {
  return Number.isFinite(value) ? `${value.toFixed(value < 10 ? 1 : 0)} ms` : 'no answer';
}

export function ofAll(part: number, all: number): string {
  return all === 0 ? 'none' : `${((100 * part) / all).toFixed(1)} %`;
}

/** How often each status came, e.g. `201: 14, 503: 6`; 0 stands for no answer. */
export function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
}
