import { closureOf, type Files, type Needs, needsOf } from './needs.ts';

interface Page {
  /** A React Router pattern. */
  readonly path: string;
  /** Relative to the project. */
  readonly file: string;
}

export interface Project {
  readonly files: Files;
  readonly pages: readonly Page[];
  /** Files and folders that the build is made of. */
  readonly built: readonly string[];
}

export interface ReachedTests {
  readonly unitTests: readonly string[];
  readonly journeys: readonly string[];
}

const UNIT_TEST = /^(?:src|test|scripts)\/.*\.test\.tsx?$/;
const JOURNEY = /^e2e\/.*\.test\.ts$/;
const TEST = /\.test\.tsx?$/;
/** What serves every page, and the document around it. */
const SERVING = ['src/server.ts', 'src/app.ts', 'src/site.server.ts', 'src/root.tsx'];
/** What starts the server of the journeys. */
const RUN = ['playwright.config.ts', 'e2e/start-server.ts'];
/** Descriptions and pictures of them, which few tests name. */
const DESCRIPTION = /\.(?:md|png|svg)$/;

/**
 * The tests that a change can reach. A unit test is reached by what it imports or names, and by the whole product when
 * it runs its build; a journey by the pages whose addresses it names, and by what serves all of them. A file that
 * nothing names, such as `package.json`, reaches all.
 */
export function reachedTests(
  changed: readonly string[],
  { files, pages, built }: Project,
): ReachedTests {
  const needs = needsOf(files, built);
  const unitTests = [...files.keys()].filter((path) => UNIT_TEST.test(path));
  const journeys = [...files.keys()].filter((path) => JOURNEY.test(path));
  const named = new Set([...RUN, ...[...needs.values()].flat()]);
  const isUnknown = (path: string) =>
    !(named.has(path) || TEST.test(path) || DESCRIPTION.test(path)) && files.has(path);
  if (changed.some(isUnknown)) return { unitTests, journeys };

  const isReached = (...paths: readonly string[]) => {
    const closure = closureOf(needs, paths);
    return changed.some((path) => closure.has(path));
  };
  const servesAll = servesAllPages(needs, pages);
  const isEveryJourneyReached = changed.some(servesAll);
  return {
    unitTests: unitTests.filter((path) => isReached(path)),
    journeys: journeys.filter(
      (path) =>
        isEveryJourneyReached || isReached(path, ...openedPages(path, { files, pages }, needs)),
    ),
  };
}

/** Whether a file is a part of the server or of the build, and not of some pages alone. */
function servesAllPages(needs: Needs, pages: readonly Page[]): (path: string) => boolean {
  const serving = closureOf(needs, SERVING);
  const run = closureOf(needs, RUN);
  const ofPages = closureOf(
    needs,
    pages.map(({ file }) => file),
  );
  return (path) => serving.has(path) || (run.has(path) && !ofPages.has(path));
}

/** The files of the pages whose addresses stand in a journey, or in a file of `e2e` that it imports. */
function openedPages(
  journey: string,
  { files, pages }: Pick<Project, 'files' | 'pages'>,
  needs: Needs,
): string[] {
  const texts = [...closureOf(needs, [journey])]
    .filter((path) => path.startsWith('e2e/'))
    .map((path) => files.get(path) ?? '');
  return pages
    .filter(({ path }) => texts.some((text) => standsIn(text, path)))
    .map(({ file }) => file);
}

/** `/buyers/:id` stands in `/buyers/${id}`, `/buyers` does not. */
function standsIn(text: string, pattern: string): boolean {
  if (pattern === '/') return /(['"`])\/\1/.test(text);
  const [start = '', parameter] = pattern.split(':');
  const [, ...rests] = text.split(start);
  return rests.some((rest) => parameter !== undefined || !/^[\w/-]/.test(rest));
}
