import { run } from 'node:test';
import { errorLines } from './error-lines.ts';
import type { Failure, FileOutcome } from './outcome.ts';

interface TestFileLimits {
  readonly testMs: number;
  /** A process that stays alive after its last test, or never lets a timer run, ends here. */
  readonly fileMs: number;
}

/** Many times what they need: a busy machine is no failure. */
const LIMITS: TestFileLimits = { testMs: 3 * 60_000, fileMs: 10 * 60_000 };

export interface TestFile {
  readonly cwd: string;
  readonly file: string;
  readonly setting: string;
  /** Added to the environment of the process. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs the tests of one file in a process of their own. */
export async function runTestFile(
  { cwd, file, setting, environment }: TestFile,
  stopped: AbortSignal,
  limits = LIMITS,
): Promise<FileOutcome> {
  const startedAt = performance.now();
  const tooLong = AbortSignal.timeout(limits.fileMs);
  let passed = 0;
  let skipped = 0;
  const failures: Failure[] = [];
  const output: string[] = [];
  const stream = run({
    cwd,
    files: [file],
    signal: AbortSignal.any([stopped, tooLong]),
    // The option `timeout` of `run` would only be passed on, as this is.
    execArgv: [`--test-timeout=${limits.testMs}`],
    env: { ...process.env, ...environment },
  });
  stream.on('test:pass', ({ name, skip, todo, details }) => {
    // A file without a test counts as one that passed, under its own name.
    if (details.type === 'suite' || name === file) return;
    if (skip !== undefined || todo !== undefined) skipped += 1;
    else passed += 1;
  });
  stream.on('test:fail', ({ name, details: { error } }) => {
    if (name === file || failureType(error) === 'subtestsFailed') return;
    failures.push({ test: name, error: errorLines(error.cause ?? error), attachments: [] });
  });
  for (const said of ['test:stdout', 'test:stderr'] as const)
    stream.on(said, ({ message }) => output.push(message));
  let isWhole = true;
  stream.on('test:summary', (summary) => {
    if (summary.file === undefined) isWhole = summary.success;
  });
  await drain(stream);

  if (!isWhole && failures.length === 0) {
    const error = tooLong.aborted
      ? `It did not end within ${limits.fileMs / 1000} s.`
      : errorLines(output.join('') || 'Its process failed outside of its tests.');
    failures.push({ test: file, error, attachments: [] });
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { file, setting, passed, skipped, notRun: [], failures, seconds };
}

function failureType(error: Error): unknown {
  return 'failureType' in error ? error.failureType : undefined;
}

async function drain(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const _event of stream);
}
