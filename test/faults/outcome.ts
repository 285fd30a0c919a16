import type { Row } from '#bench/attack/table.ts';

/** What a part of `npm run test:faults` found. */
export interface Outcome {
  readonly rows: readonly Row[];
  /** Promises that were not kept, and planted faults that were not found. */
  readonly failures: readonly string[];
}

/** A planted fault must be found, else the test that did not find it proves nothing. */
export function unnoticed(fault: string, found: readonly string[]): string[] {
  return found.length > 0 ? [] : [`planted and not found: ${fault}`];
}
