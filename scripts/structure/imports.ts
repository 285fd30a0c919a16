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
