import type { ImportGraph } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** The files that one reads, in order, to follow a request to its SQL. */
interface Road {
  readonly name: string;
  readonly limit: number;
  readonly files: readonly string[];
}

const LISTINGS = 'src/features/listings';

export const ROADS: readonly Road[] = [
  {
    name: 'explore page to SQL',
    limit: 6,
    files: [
      'src/web/pages/explore/page.tsx',
      `${LISTINGS}/search/filters.ts`,
      `${LISTINGS}/store/listing-cards.server.ts`,
      `${LISTINGS}/search/find-matches.server.ts`,
      `${LISTINGS}/search/queries.server.ts`,
      `${LISTINGS}/fields.ts`,
    ],
  },
  {
    name: 'PUT /api/Property to SQL',
    limit: 8,
    files: [
      `${LISTINGS}/api/listing-write-api.server.ts`,
      'src/writes/routes.server.ts',
      `${LISTINGS}/listing-input.ts`,
      'src/validation/input-rules.ts',
      `${LISTINGS}/store/write-listings.server.ts`,
      'src/writes/audited-write.server.ts',
      `${LISTINGS}/store/listing-row.server.ts`,
      `${LISTINGS}/fields.ts`,
    ],
  },
];

/** Where a road must not pass a file unseen: every file of these folders that it calls is a step of it. */
const STEPS = /^src\/(?:writes|features\/listings\/(?:api|search|store))\//;

/** What a road's files import from those folders and do not need to be read for it, with the reason. */
const BESIDE: Readonly<Record<string, string>> = {
  'src/writes/create-record.server.ts': 'POST alone: the idempotency of creates',
};

/** The road's length in files and lines; throws when a file is missing, unreachable or passed over. */
export function measureRoad(
  { name, files }: Road,
  graph: ImportGraph,
  sources: readonly SourceFile[],
) {
  const lines = new Map(sources.map((file) => [file.path, file.lines.length]));
  for (const [index, file] of files.entries()) {
    if (!graph.has(file)) throw new Error(`${name}: ${file} does not exist.`);
    const isReached =
      index === 0 || files.slice(0, index).some((earlier) => graph.get(earlier)?.includes(file));
    if (!isReached) throw new Error(`${name}: no earlier file imports ${file}.`);
  }
  const passed = files
    .flatMap((file) => graph.get(file) ?? [])
    .find((file) => STEPS.test(file) && !files.includes(file) && BESIDE[file] === undefined);
  if (passed !== undefined)
    throw new Error(`${name}: ${passed} is called, but is no step of the road.`);
  return {
    files: files.length,
    lines: files.reduce((sum, file) => sum + (lines.get(file) ?? 0), 0),
  };
}
