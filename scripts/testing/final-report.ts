import type { Costs, Spent } from './costs.ts';
import type { FlakyRuns } from './flaky-runs.ts';
import { type FileOutcome, failuresOf, isWhole, type NamedFailure, nameOf } from './outcome.ts';
import type { TestRun } from './repeat-failed.ts';

const SLOWEST = 10;

/** What runs before this one have shown. */
interface Earlier {
  readonly costs?: Costs | undefined;
  /** Counts this run, too. */
  readonly flakyRuns?: FlakyRuns;
}

/** The last lines of a run; the very last one counts. */
export function finalReport(
  { outcomes, flaky }: TestRun,
  spent: readonly Spent[] = [],
  { costs, flakyRuns }: Earlier = {},
): string {
  const notRun = outcomes.flatMap((outcome) => outcome.notRun.map((test) => nameOf(outcome, test)));
  return [
    ...section('Failed', failuresOf(outcomes).flatMap(explain('✖'))),
    ...section(
      'Not run, because others failed',
      notRun.map((name) => `- ${name}`),
    ),
    ...section('Flaky: failed, then passed when repeated alone', flaky.flatMap(explain('⚠'))),
    ...section(
      `Flaky in ${flakyRuns?.runs} runs here`,
      Object.entries(flakyRuns?.flaky ?? {}).map(([name, runs]) => `${runs} × ${name}`),
    ),
    ...section('Slowest files', slowest(outcomes)),
    ...section(
      `Minutes, and seconds of processors${costs === undefined ? '' : ` (on ${costs.date}, ${costs.processors})`}`,
      spent.map((one) => describeSpent(one, costs)),
    ),
    '',
    counts(outcomes),
  ].join('\n');
}

export function hasPassed({ outcomes }: TestRun): boolean {
  return outcomes.every(isWhole) && outcomes.some(({ passed }) => passed > 0);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function explain(mark: string) {
  return ({ name, error, attachments }: NamedFailure) => [
    `${mark} ${name}`,
    ...error.split('\n').map((line) => `    ${line}`),
    ...attachments.map((path) => `    see ${path}`),
  ];
}

function slowest(outcomes: readonly FileOutcome[]): string[] {
  return outcomes
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(
      (outcome) => `${outcome.seconds.toFixed(1).padStart(6)} s  ${nameOf(outcome, outcome.file)}`,
    );
}

function describeSpent({ part, minutes, processorSeconds }: Spent, costs?: Costs): string {
  const then = costs?.parts.find((kept) => kept.part === part);
  const kept = then === undefined ? '' : ` (${then.minutes.toFixed(1)}, ${then.processorSeconds})`;
  return `${minutes.toFixed(1).padStart(6)}  ${processorSeconds.toFixed(0).padStart(6)}  ${part}${kept}`;
}

/** A test that did not run has not passed, so it counts as failed. */
function counts(outcomes: readonly FileOutcome[]): string {
  const sum = (count: (outcome: FileOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const failed = sum(({ failures, notRun }) => failures.length + notRun.length);
  const skipped = sum((outcome) => outcome.skipped);
  const tail = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${sum(({ passed }) => passed)} passed, ${failed} failed${tail}`;
}
