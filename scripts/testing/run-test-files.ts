import { join } from 'node:path';
import { run } from 'node:test';
import { errorLines, type Failure, type FileOutcome } from './outcome.ts';

interface Limits {
  readonly testMs: number;
  /** A process that stays alive after its last test, or never lets a timer run, ends here. */
  readonly processMs: number;
}

/** Many times what they need: a busy machine is no failure. */
const LIMITS: Limits = { testMs: 3 * 60_000, processMs: 10 * 60_000 };

const ENTRY = join(import.meta.dirname, 'import-test-files.ts');

export interface TestFiles {
  readonly cwd: string;
  /** At least one. */
  readonly files: readonly string[];
  readonly setting: string;
  /** Added to the environment of the process. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Runs the tests of some files in one process, one file after the other. When the process fails outside of its tests,
 * the file it was last heard of in has failed, and those after it have not run.
 */
export async function runTestFiles(
  { cwd, files, setting, environment }: TestFiles,
  stopped: AbortSignal,
  limits = LIMITS,
): Promise<FileOutcome[]> {
  const { at, outcomes } = watchOutcomes(cwd, files, setting);
  const tooLong = AbortSignal.timeout(limits.processMs);
  const output: string[] = [];
  const stream = run({
    cwd,
    files: [ENTRY],
    argv: [...files],
    signal: AbortSignal.any([stopped, tooLong]),
    // The option `timeout` of `run` limits tests, not files, as this argument does.
    execArgv: [`--test-timeout=${limits.testMs}`],
    env: { ...process.env, ...environment },
  });
  // A summary, or when it has no tests a pass, and no failure after it. Of a process that dies after one of its tests
  // has failed, nothing is said.
  let hasEndedWell = false;
  stream.on('test:summary', ({ file }) => {
    if (file === ENTRY) hasEndedWell = true;
  });
  stream.on('test:pass', ({ file, nesting, skip, todo, details }) => {
    if (file === ENTRY) {
      hasEndedWell = true;
      return;
    }
    const outcome = at(file);
    if (nesting === 0) outcome.seconds += details.duration_ms / 1000;
    if (details.type === 'suite') return;
    if (skip !== undefined || todo !== undefined) outcome.skipped += 1;
    else outcome.passed += 1;
  });
  stream.on('test:fail', ({ name, file, nesting, details: { error, duration_ms } }) => {
    if (file === ENTRY) {
      hasEndedWell = false;
      return;
    }
    const outcome = at(file);
    if (nesting === 0) outcome.seconds += duration_ms / 1000;
    if (failureType(error) === 'subtestsFailed') return;
    outcome.failures.push({ test: name, error: errorLines(error.cause ?? error), attachments: [] });
  });
  stream.on('test:dequeue', ({ file }) => file === ENTRY || at(file));
  for (const said of ['test:stdout', 'test:stderr'] as const)
    stream.on(said, ({ message }) => output.push(message));
  await drain(stream);

  if (!hasEndedWell) {
    const error = tooLong.aborted
      ? `It did not end within ${limits.processMs / 1000} s.`
      : errorLines(output.join('') || 'Its process failed outside of its tests.');
    const failed = at(undefined);
    failed.failures.push({ test: failed.file, error, attachments: [] });
    for (const { file, notRun } of outcomes.slice(outcomes.indexOf(failed) + 1)) notRun.push(file);
  }
  return outcomes;
}

interface RunningOutcome extends FileOutcome {
  passed: number;
  skipped: number;
  readonly notRun: string[];
  readonly failures: Failure[];
  /** Of its tests, without the time that loading them took. */
  seconds: number;
}

/** `at` gives the outcome of a file, or of the one before it where a helper declares tests. */
function watchOutcomes(cwd: string, files: readonly string[], setting: string) {
  const outcomes = files.map(
    (file): RunningOutcome => ({
      ...{ file, setting, passed: 0, skipped: 0, seconds: 0 },
      ...{ notRun: [], failures: [] },
    }),
  );
  let [running] = outcomes;
  const at = (path: string | undefined): RunningOutcome => {
    running = outcomes.find(({ file }) => join(cwd, file) === path) ?? running;
    if (running === undefined) throw new Error('There is no file to run.');
    return running;
  };
  return { at, outcomes };
}

function failureType(error: Error): unknown {
  return 'failureType' in error ? error.failureType : undefined;
}

async function drain(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const _event of stream);
}
