import { z } from 'zod';
import { MARLA_STANDARDS, REVENUE_MARLA } from '#platform/units/area-units.ts';

/** Enough for the rows of a district; more than that belongs into several files. */
export const MAX_IMPORT_ROWS = 50_000;

/** Of a zip archive that is sent; the command reads larger ones. */
export const MAX_ARCHIVE_BYTES = 256 * 1024 * 1024;

/** In the cell of a translated title: it is written from the facts of the listing. */
export const FROM_FACTS = 'facts';

const name = z.string().trim().min(1).max(100);
const names = z.record(z.string().max(1000), z.string().max(2000)).default({});

/** How the rows of a file are read. */
export const ImportOptions = z.object({
  state: name.default('Punjab').describe('where the file names none'),
  country: name.default('India'),
  marla: z.literal(MARLA_STANDARDS).default(REVENUE_MARLA).describe('square feet'),
  map: names.describe('fields by the columns of the file'),
  set: names.describe(
    'what fills a field where the file says nothing; `{Column}` is its value, and `facts` writes a translated title from the facts',
  ),
  dryRun: z.boolean().default(false).describe('only count'),
  skipInvalid: z.boolean().default(false).describe('leave refused rows out'),
});

const refused = z.array(z.object({ line: z.int(), reason: z.string() }));

/** One line of the answer; the last one has a result. */
export const ImportStep = z.union([
  z.object({ stored: z.int(), of: z.int() }),
  z.object({ photos: z.int().describe('stored so far, before the listings'), of: z.int() }),
  z.object({
    result: z.object({
      added: z.int(),
      alreadyThere: z.int(),
      refused: z.int(),
      problems: refused.describe('of the first refused rows'),
      leftOut: z
        .array(z.string())
        .optional()
        .describe('sentences about values that were not understood and are in no listing'),
    }),
  }),
  z.object({ failed: z.string().describe('nothing is stored') }),
]);

export type ImportStep = z.infer<typeof ImportStep>;
