import { changedFiles } from './changed-files.ts';
import { type ReachedTests, reachedTests } from './reached-tests.ts';
import { readProject } from './read-project.ts';

/** The tests that the changes since a commit can reach; throws a sentence when `base` names none. */
export function testsOfChange(cwd: string, base: string): ReachedTests {
  const changed = changedFiles(cwd, base);
  const reached = reachedTests(changed, readProject(cwd));
  console.log(
    `Changed since ${base}: ${count(changed, 'file')}, which can reach ${count(reached.unitTests, 'file')} of unit tests and ${count(reached.journeys, 'file')} of journeys.`,
  );
  return reached;
}

function count({ length }: readonly unknown[], what: string): string {
  return `${length} ${what}${length === 1 ? '' : 's'}`;
}
