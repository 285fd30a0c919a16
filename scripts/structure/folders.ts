import { findCycle, type ImportGraph } from './imports.ts';

/** The folders in each of these stand in an order: none imports one that imports it back. */
const PARENTS = ['src/features', 'src/features/listings', 'src/web', 'src/back-office'];

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
