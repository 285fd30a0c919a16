import { z } from 'zod';
import { errorLines, type Failure, type FileOutcome } from './outcome.ts';

/** The file that failures outside of all tests are attributed to, such as a server that does not start. */
export const OUTSIDE_TESTS = 'playwright.config.ts';

const ReportedError = z.object({ message: z.string().optional() });

const Test = z.object({
  projectName: z.string(),
  expectedStatus: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(
    z.object({
      duration: z.number(),
      errors: z.array(ReportedError),
      attachments: z.array(z.object({ path: z.string().optional() })),
    }),
  ),
});

const Spec = z.object({ title: z.string(), file: z.string(), tests: z.array(Test) });

const Suite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});

const Report = z.object({ suites: z.array(Suite), errors: z.array(ReportedError) });

type Suite = z.output<typeof Suite>;

/** A test of the report with its name. */
interface NamedTest extends z.output<typeof Test> {
  readonly file: string;
  readonly name: string;
}

/** What Playwright's JSON report says per file and project. */
export function readJourneyReport(report: string | undefined, succeeded: boolean): FileOutcome[] {
  const { suites, errors } = parse(report);
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const outcomes = [...Map.groupBy(tests, fileAndProject).values()].map(outcomeOf);
  const outside = errors.map(({ message }) => outsideFailure(message));
  const isExplained = outside.length > 0 || outcomes.some(({ failures }) => failures.length > 0);
  if (!succeeded && !isExplained) outside.push(outsideFailure());
  return outside.length === 0 ? outcomes : [...outcomes, outsideOutcome(outside)];
}

function parse(report: string | undefined): z.output<typeof Report> {
  return report === undefined ? { suites: [], errors: [] } : Report.parse(JSON.parse(report));
}

/** The first level is the file. */
function testsOf(suite: Suite, titles: readonly string[]): NamedTest[] {
  const here = suite.title === suite.file ? titles : [...titles, suite.title];
  return [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({ ...test, file: `e2e/${file}`, name: [...here, title].join(' › ') })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here)),
  ];
}

function fileAndProject({ file, projectName }: NamedTest): string {
  return `${file} ${projectName}`;
}

function outcomeOf(tests: readonly NamedTest[]): FileOutcome {
  const count = (status: NamedTest['status']) =>
    tests.filter((test) => test.status === status).length;
  const notRun = tests.filter(wasKeptFromRunning).map(({ name }) => name);
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, results }) => {
      const errors = results.flatMap((result) => result.errors);
      const attachments = results.flatMap((result) => result.attachments);
      return {
        test: name,
        error: errorLines(errors[0]?.message ?? 'It failed without an error.'),
        attachments: attachments.flatMap(({ path }) => path ?? []),
      };
    });
  const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
  return {
    file: tests[0]?.file ?? '',
    setting: tests[0]?.projectName ?? '',
    passed: count('expected'),
    skipped: count('skipped') - notRun.length,
    notRun,
    failures,
    seconds: durations.reduce((sum, ms) => sum + ms, 0) / 1000,
  };
}

/** Because a project that its own depends on failed, or the whole run ended early. */
function wasKeptFromRunning({ status, expectedStatus, results }: NamedTest): boolean {
  return status === 'skipped' && (results.length === 0 || expectedStatus !== 'skipped');
}

function outsideOutcome(failures: readonly Failure[]): FileOutcome {
  const counts = { passed: 0, skipped: 0, notRun: [], seconds: 0 };
  return { file: OUTSIDE_TESTS, setting: '', failures, ...counts };
}

function outsideFailure(message = 'Playwright failed; see its output above.'): Failure {
  return { test: OUTSIDE_TESTS, error: errorLines(message), attachments: [] };
}
