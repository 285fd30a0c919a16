import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  readonly test: string;
  readonly error: string;
  /** Paths of its trace and screenshots. */
  readonly attachments: readonly string[];
}

/** What the tests of one file have said in one setting. */
export interface FileOutcome {
  readonly file: string;
  /** Where they ran, such as `PostgreSQL` or `phone`; empty where nothing is special. */
  readonly setting: string;
  readonly passed: number;
  readonly skipped: number;
  /** Names of tests that others kept from running. */
  readonly notRun: readonly string[];
  readonly failures: readonly Failure[];
  readonly seconds: number;
}

/** Whether all of its tests have run and none has failed. */
export function isWhole({ failures, notRun }: FileOutcome): boolean {
  return failures.length === 0 && notRun.length === 0;
}

export interface NamedFailure extends Failure {
  /** File, test and setting. */
  readonly name: string;
}

export function failuresOf(outcomes: readonly FileOutcome[]): NamedFailure[] {
  return outcomes.flatMap((outcome) =>
    outcome.failures.map((failure) => ({ ...failure, name: nameOf(outcome, failure.test) })),
  );
}

export function nameOf({ file, setting }: FileOutcome, test: string): string {
  const where = setting === '' ? '' : ` [${setting}]`;
  return test === file ? `${file}${where}` : `${file} › ${test}${where}`;
}

const LINES = 12;

const FRAME_OF_NODE = /^\s+at .*\bnode:/;

/** The first lines of what went wrong, without colours. */
export function errorLines(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .filter((line) => !FRAME_OF_NODE.test(line))
    .slice(0, LINES)
    .join('\n');
}
