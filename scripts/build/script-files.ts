import { parse } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const SERVER = /[\\/]src[\\/]site\.server\.ts$/;
const OFFICE = /[\\/]src[\\/]office-pages\.server\.ts$/;
const ZOD = /node_modules[\\/]zod[\\/]/;
const VISITORS_CODE = /[\\/]src[\\/](?:web|document|features[\\/]\w+[\\/]visitor)/;
const LIST_OF_LISTINGS = /[\\/]src[\\/]back-office[\\/](?:layout|pages[\\/]listings[\\/]page)\.tsx/;
const READ_PAGES =
  /[\\/]src[\\/](?:back-office[\\/]pages[\\/](?:today|reports)|features[\\/]enquiries[\\/]office)[\\/]page\.tsx/;

/**
 * Few files instead of many small ones: browsers ask one server for six things at a time.
 * React and its router are run one after the other, so that no task of a slow phone is long.
 */
const groups: Rolldown.CodeSplittingOptions['groups'] = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    priority: 5,
  },
  {
    name: 'router',
    test: /node_modules[\\/]react-router[\\/]/,
    priority: 5,
  },
  // It does not start when its modules are spread over files.
  {
    name: 'zod',
    test: ZOD,
    priority: 5,
  },
  {
    name: 'site',
    // Without what only staff need: logging in, what a role may do, photos before their upload.
    test: /src[\\/](?:document|session[\\/](?!passkey|log-in|use-may)|ui[\\/](?!use-blob)|web[\\/](?:shell[\\/](?!language-offer)|ui|site|navigation|saved[\\/](?:listing-card|similar-listings)|language[\\/]filled))/,
    priority: 4,
  },
  // `back-office` would take these with what its modules import, and visitors would load it all.
  {
    name: (id, modules) => (isImportedBy(VISITORS_CODE, id, modules) ? 'shared' : null),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1800,
    priority: 3,
  },
  // Without what the page fetches later: the next group would mix the two.
  {
    name: (id, modules) => (isImportedBy(LIST_OF_LISTINGS, id, modules) ? 'list' : null),
    // A package's index imports all of its icons, also those of other pages.
    test: /[\\/]src[\\/]/,
    priority: 2,
  },
  // Pages that are read without a dialog, without the code of dialogs.
  {
    name: (id, modules) => (isImportedBy(READ_PAGES, id, modules) ? 'read' : null),
    test: /[\\/]src[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'back-office',
    test: /[\\/]src[\\/](?:back-office|features[\\/]\w+[\\/]office)[\\/]/,
    minShareCount: 2,
  },
];

/** The Content-Security-Policy forbids `new Function`, with which Zod would compile its checks. */
const ZOD_WITHOUT_EVAL = 'globalThis.__zod_globalConfig = { jitless: true };';

export const scriptFiles: Rolldown.OutputOptions = {
  codeSplitting: { groups },
  banner: ({ moduleIds }) => (moduleIds.some((id) => ZOD.test(id)) ? ZOD_WITHOUT_EVAL : ''),
  chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
};

/**
 * One file of what a start needs and one of what only the office does: each of many files takes time
 * to be found and read. Names and lines stay, for what a stack of calls says.
 */
export const serverFiles: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: (id, modules) => (isImportedBy(SERVER, id, modules) ? 'server' : null), priority: 1 },
      { name: (id, modules) => (isImportedBy(OFFICE, id, modules) ? 'office' : null) },
    ],
  },
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  comments: false,
};

/** Drops the entries that share a file from its name, since every page lists these names. */
function shortName(name: string): string {
  return parse(name.replace(/~.*~[^.]*/, '')).name;
}

/** Whether one of these modules imports it, itself or through others; `import()` does not count. */
function isImportedBy(
  importer: RegExp,
  id: string,
  modules: Modules,
  seen = new Set<string>(),
): boolean {
  if (importer.test(id)) return true;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((next) => !seen.has(next) && isImportedBy(importer, next, modules, seen));
}
