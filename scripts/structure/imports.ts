import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** Files of the product by path, each with the files that it imports, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\()\s*'([^'?]+)/g;

/** What a file imports, in whatever form: `#web/ui/photo.tsx`, `./photo.tsx`, `kysely`. */
export function specifiersOf({ lines }: SourceFile): string[] {
  return [...lines.join('\n').matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);
}

export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => {
      const imported = specifiersOf(file)
        .map((specifier) => resolveImport(file.path, specifier))
        .filter((target) => known.has(target));
      return [file.path, [...new Set(imported)]];
    }),
  );
}

/** The path that `#web/ui/photo.tsx` or `./photo.tsx` means in a file. */
export function resolveImport(importer: string, specifier: string): string {
  return specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : posix.join(posix.dirname(importer), specifier);
}

/** One cycle of imports, its first file repeated at the end; undefined if there is none. */
export function findCycle(graph: ImportGraph): string[] | undefined {
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (finished.has(path)) return undefined;
    for (const target of graph.get(path) ?? []) {
      const cycle = visit(target, [...trail, path]);
      if (cycle !== undefined) return cycle;
    }
    finished.add(path);
    return undefined;
  };
  for (const path of graph.keys()) {
    const cycle = visit(path, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** The folders in each of these stand in an order: none imports one that imports it back. */
const PARENTS = [
  'src/platform',
  'src/features',
  'src/features/listings',
  'src/web',
  'src/back-office',
];

/** Imports that point back all the same, with the reason. */
const KNOWN: Readonly<Record<string, string>> = {
  'src/back-office/shell -> src/back-office/pages':
    'Find names the views and settings of pages, the navigation counts what Today fetches',
};

/** For each parent one cycle of its folders, as `a -> b -> a`. Files beside the folders are of none. */
export function folderCycles(graph: ImportGraph): string[] {
  return PARENTS.flatMap((parent) => findCycle(foldersIn(parent, graph))?.join(' -> ') ?? []);
}

function foldersIn(parent: string, graph: ImportGraph): ImportGraph {
  const folders = new Map<string, string[]>();
  for (const [path, imported] of graph) {
    const from = folderIn(parent, path);
    if (from === undefined) continue;
    const targets = imported
      .flatMap((target) => folderIn(parent, target) ?? [])
      .filter((to) => to !== from && KNOWN[`${from} -> ${to}`] === undefined);
    folders.set(from, [...(folders.get(from) ?? []), ...targets]);
  }
  return folders;
}

/** A page of a feature, with the files beside it, counts as a page of its application. */
function folderIn(parent: string, path: string): string | undefined {
  const [, name] =
    path
      .replace(/^src\/features\/[^/]+\/visitor\/(?=[^/]+$)/, 'src/web/pages/')
      .replace(/^src\/features\/[^/]+\/office\/(?=[^/]+$)/, 'src/back-office/pages/')
      .match(`^${parent}/([^/]+)/`) ?? [];
  return name && `${parent}/${name}`;
}

const CRUMB_LINES = 25;

/**
 * Files of few lines that one file beside them imports, which they could join. What is loaded later,
 * or runs on the server alone, stays apart from what does not.
 */
export function crumbs(files: readonly SourceFile[], graph: ImportGraph): string[] {
  const importers = new Map<string, SourceFile[]>();
  for (const file of files)
    for (const target of graph.get(file.path) ?? [])
      importers.set(target, [...(importers.get(target) ?? []), file]);
  return files
    .filter(({ lines }) => lines.length <= CRUMB_LINES)
    .filter(({ path }) => {
      const [importer, another] = importers.get(path) ?? [];
      if (importer === undefined || another !== undefined) return false;
      return (
        posix.dirname(importer.path) === posix.dirname(path) &&
        path.includes('.server.') === importer.path.includes('.server.') &&
        !importer.lines.some((line) => line.includes(`import('./${posix.basename(path)}')`))
      );
    })
    .map(({ path }) => path);
}
