import { OUTSIDE_TESTS } from './journey-report.ts';
import { type FileOutcome, failuresOf, isWhole, type NamedFailure } from './outcome.ts';

/** More that fail at once are no accident; nothing is repeated then. */
const MOST_REPEATED = 5;

export interface Repeats {
  /** Runs one file of unit tests again, or one that others kept from running. */
  unitTests(outcome: FileOutcome): Promise<readonly FileOutcome[]>;
  /** Runs the journeys that failed and those that did not run again. */
  journeys(): Promise<FileOutcome[]>;
}

export interface TestRun {
  readonly outcomes: readonly FileOutcome[];
  /** What failed first and passed when it was repeated. */
  readonly flaky: readonly NamedFailure[];
}

/** Repeats what failed, one file and one journey at a time; what passes then has passed. */
export async function repeatFailed(
  unitTests: readonly FileOutcome[],
  journeys: readonly FileOutcome[],
  repeats: Repeats,
): Promise<TestRun> {
  const first = [...unitTests, ...journeys];
  const failures = failuresOf(first);
  if (failures.length === 0 || failures.length > MOST_REPEATED)
    return { outcomes: first, flaky: [] };

  console.log(
    `\nWhat failed runs once more, alone:\n${failures.map(({ name }) => `  ${name}`).join('\n')}\n`,
  );
  const outcomes: FileOutcome[] = [];
  for (const outcome of unitTests)
    outcomes.push(...(isWhole(outcome) ? [outcome] : await repeats.unitTests(outcome)));
  const isRepeated = failuresOf(journeys).length > 0;
  outcomes.push(...(isRepeated ? mergeJourneys(journeys, await repeats.journeys()) : journeys));

  const failedAgain = new Set(failuresOf(outcomes).map(({ name }) => name));
  return { outcomes, flaky: failures.filter(({ name }) => !failedAgain.has(name)) };
}

/** `again` tells only of the tests that failed or did not run at first. */
function mergeJourneys(
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
