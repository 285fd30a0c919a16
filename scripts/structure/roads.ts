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
      `${LISTINGS}/search/find-matches.server.ts`,
      `${LISTINGS}/search/queries.server.ts`,
      `${LISTINGS}/store/listing-cards.server.ts`,
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

/** A file of these that a road calls must be a step of it, or be listed in `BESIDE`. */
const STEPS =
  /^src\/(?:writes\/|features\/listings\/(?:(?:api|search|store)\/|.*field|[\w-]+\.server\.ts))/;

/** Files that a road imports and that need not be read to follow it, with the reason. */
const BESIDE: Readonly<Record<string, string>> = {
  'src/writes/create-record.server.ts': 'POST alone: the idempotency of creates',
  'src/features/listings/public-listings.server.ts': 'the scope in which public queries start',
  'src/features/listings/field-queries.ts': 'look-ups in the table of fields',
  'src/features/listings/field-schemas.ts': 'fifteen lines: one schema per name',
  'src/features/listings/api-fields.ts': 'the order of the API in the table of fields',
  'src/features/listings/search/unknown-codes.ts': 'a look-up: whether a code exists',
  'src/features/listings/search/among.server.ts': 'a search with words: whether a listing has them',
  'src/features/listings/store/find-listings.server.ts': 'the API: whole listings instead of cards',
  'src/features/listings/store/place-columns.server.ts':
    'the columns of a city, and the city as the API answers it',
  'src/features/listings/store/area-columns.server.ts': 'the three columns of the area as said',
  'src/features/listings/store/listing-entity.server.ts': 'which listings a write finds',
  'src/features/listings/store/listing-photos.server.ts': 'the cover of a listing and its photos',
  'src/features/listings/store/photo-rows.server.ts': 'which photos a listing has',
  'src/features/listings/store/life-columns.server.ts': 'the columns of where a listing stands',
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
