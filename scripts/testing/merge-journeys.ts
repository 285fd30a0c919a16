import { OUTSIDE_TESTS } from './journey-report.ts';
import type { FileOutcome } from './outcome.ts';

/** `again` tells only of the tests that failed or did not run at first. */
export function mergeJourneys(
  first: readonly FileOutcome[],
  again: readonly FileOutcome[],
): FileOutcome[] {
  const known = first.filter(({ file }) => file !== OUTSIDE_TESTS);
  const merged = known.map((outcome) => {
    const repeated = again.find((candidate) => isSame(candidate, outcome));
    return repeated === undefined ? outcome : merge(outcome, repeated);
  });
  const added = again.filter((candidate) => !known.some((outcome) => isSame(candidate, outcome)));
  return [...merged, ...added];
}

function isSame(a: FileOutcome, b: FileOutcome): boolean {
  return a.file === b.file && a.setting === b.setting;
}

function merge(first: FileOutcome, again: FileOutcome): FileOutcome {
  return {
    ...again,
    passed: first.passed + again.passed,
    skipped: first.skipped + again.skipped,
    seconds: first.seconds + again.seconds,
  };
}
