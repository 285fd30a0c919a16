export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export function summarize(runs: TestCounts[]): string {
  const total = (kind: keyof TestCounts) => runs.reduce((sum, run) => sum + run[kind], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  return `${total('passed')} passed, ${total('failed')} failed${skipped}`;
}
