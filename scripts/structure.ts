import { join } from 'node:path';
import { ENQUIRY_KINDS } from '#features/enquiries/enquiry-kinds.ts';
import { en } from '#web/messages/en/all.ts';
import { errors } from '#web/messages/en/shared.ts';
import { countAny, countCasts, filesThatName, percentile } from './structure/figures.ts';
import { crumbs, findCycle, folderCycles, importGraph } from './structure/imports.ts';
import { readSourceFiles } from './structure/source-files.ts';
import { unusedMessages } from './structure/unused-messages.ts';
import { forbiddenImports } from './structure/walls.ts';

/** Messages, spellings, row types and sample data name every field; they are not counted as places to touch. */
const WORDS =
  /^src\/(?:features\/\w+\/tables\.ts$|features\/(?:listings\/(?:labels|spellings)|import\/rows\/spellings)\/|tools\/sample-catalogue|web\/messages\/)/;

const ROOT = join(import.meta.dirname, '..');
const files = readSourceFiles(ROOT);
const graph = importGraph(files);
const lengths = files.map(({ lines }) => lines.length);
const failures: string[] = [];

console.log(
  `${files.length} source files, ${lengths.reduce((sum, length) => sum + length, 0)} lines`,
);
figure('lines of the median file', percentile(lengths, 0.5));
figure('lines of nine files in ten, at most', percentile(lengths, 0.9));
figure('lines of the largest file', Math.max(...lengths), 250);
figure('any', countAny(files), 0);
figure('casts', countCasts(files), 19);
list('imports that a wall forbids', forbiddenImports(readSourceFiles(ROOT, 'with tests')));
list('import cycles', [findCycle(graph)?.join(' -> ') ?? []].flat());
list('folders that import each other', folderCycles(graph));
list('files of few lines that their one importer could hold', crumbs(files, graph), 9);
list('messages that nothing reads', unusedMessages({ ...en, errors }, files));
list(
  'places that name a field without a filter (roadSize)',
  filesThatName(files, /\broadSize\b|\broad_size\b/, WORDS),
  3,
);
list(
  'places that name a field with a filter (facing)',
  filesThatName(files, /\bfacing\b|\bpropertyFacing\b/, WORDS),
  3,
);
list(
  'places that compare the kind of an enquiry with one kind',
  filesThatName(files, new RegExp(`\\bkind [!=]== '(?:${ENQUIRY_KINDS.join('|')})'`), WORDS),
);

for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);

/** Prints a figure with its limit, and remembers when it exceeds it. */
function figure(name: string, value: number, limit?: number): void {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(1);
  console.log(
    `${shown.padStart(6)}${limit === undefined ? '' : ` of ${limit}`.padEnd(8)}${limit === undefined ? '        ' : ''} ${name}`,
  );
  if (limit !== undefined && value > limit)
    failures.push(`Too many: ${name}: ${shown}, at most ${limit}.`);
}

function list(name: string, found: readonly string[], limit = 0): void {
  figure(name, found.length, limit);
  if (found.length > limit) failures.push(...found.map((one) => `  ${one}`));
}
