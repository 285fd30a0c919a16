import type { Context } from 'hono';
import { z } from 'zod';
import type { LineMessagesByLanguage } from '#features/listings/facts-line.ts';
import type { PhotoStorage } from '#features/listings/photos/store-photo.server.ts';
import { boundedQueue, QueueFull } from '#platform/concurrency/bounded-queue.ts';
import { createByteBudget } from '#platform/concurrency/byte-budget.ts';
import { createApiRouter, createRoute, formBody } from '#platform/http/api-router.server.ts';
import { jsonLines } from '#platform/http/json-stream.server.ts';
import { problem, problems } from '#platform/http/problem.ts';
import { keepForm, readForm } from '#platform/http/read-form.server.ts';
import type { RouteFacts } from '#platform/http/route-facts.server.ts';
import { unavailable } from '#platform/http/unexpected-errors.server.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import { type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { ImportOptions, type ImportStep, MAX_ARCHIVE_BYTES } from './import-form.ts';
import { type ReadUpload, readUpload } from './import-upload.server.ts';
import { ownAddress } from './own-address.ts';
import { imageMissing, imageProblem } from './pictures/listing-pictures.ts';
import { openListingsZip } from './pictures/listings-zip.server.ts';
import { FileRefused } from './rows/file-refused.ts';
import { storeRows, storeWithPictures } from './store-import.server.ts';
import { countListings, type Stamp, type Written } from './write-listings.server.ts';

const MAX_PARTS = 4;
const MAX_TABLE_BYTES = 32 * 1024 * 1024;
/** What all uploads together hold. */
const budget = createByteBudget(64 * 1024 * 1024, 15_000);
/** What all uploaded archives take of the disk. */
const diskBudget = createByteBudget(2 * (MAX_ARCHIVE_BYTES + MAX_TABLE_BYTES), 15_000);
const reading = boundedQueue({ concurrency: 1, maxWaiting: 2, maxWaitMs: 15_000 });

const UploadedFile = z
  .instanceof(File, { error: REQUIRED })
  .meta({ type: 'string', format: 'binary' });

const UploadForm = z.object({
  file: UploadedFile.refine(({ size }) => size <= MAX_TABLE_BYTES, 'The table is too large.'),
  options: z
    .string()
    .default('{}')
    .transform((text, { addIssue }) => {
      try {
        return JSON.parse(text);
      } catch {
        addIssue({ code: 'custom', message: 'Please send JSON.' });
        return z.NEVER;
      }
    })
    .pipe(ImportOptions),
});

const ZipForm = UploadForm.extend({
  archive: UploadedFile.describe('a zip archive of the table as it was and its photos'),
});

const FACTS = {
  access: 'write',
  group: 'upload',
  audits: 'Property',
  streamsBody: true,
} satisfies RouteFacts;

const RESPONSES = {
  200: {
    description:
      'Lines of JSON with photos, stored, result or failed: how far it is, last the result',
  },
  ...problems(400, 401, 413, 415, 503),
};

const upload = createRoute({
  method: 'post',
  path: '/api/Import',
  facts: { ...FACTS, bodyLimitKb: MAX_TABLE_BYTES / 1024 },
  middleware: [readForm(MAX_PARTS, budget)],
  tags: ['Import'],
  summary: 'Bring listings in from CSV, all of them or none; the same file again adds nothing',
  request: { body: formBody(UploadForm) },
  responses: RESPONSES,
});

const uploadZip = createRoute({
  method: 'post',
  path: '/api/Import/Zip',
  facts: { ...FACTS, bodyLimitKb: (MAX_ARCHIVE_BYTES + MAX_TABLE_BYTES) / 1024 },
  middleware: [readForm(MAX_PARTS, diskBudget, true)],
  tags: ['Import'],
  summary: 'Bring listings in from CSV with the photos of a zip archive, all of them or none',
  request: { body: formBody(ZipForm) },
  responses: RESPONSES,
});

type Send = (step: ImportStep) => void;
type Options = z.infer<typeof ImportOptions>;

/** What an upload brings beside its rows. */
interface Source {
  readonly imageProblem: (names: readonly string[]) => string | undefined;
  readonly store: (read: ReadUpload, stamp: Stamp, send: Send) => Promise<Written>;
}

/** `postingAccountId` returns the account that owns new listings. */
export function importApi(
  services: Services,
  postingAccountId: () => Promise<number>,
  photos: PhotoStorage,
  messages: LineMessagesByLanguage,
) {
  const { db, siteUrl, now, log } = services;
  const api = createApiRouter<StaffEnv>('The import breaks a rule; errors says which.');
  const rowsAlone: Source = {
    imageProblem: imageMissing,
    store: ({ staged }, stamp, send) => storeRows(services, staged, stamp, send),
  };

  api.openapi(upload, (context) => {
    const { file, options } = context.req.valid('form');
    return orRefuse(context, () => importRows(context, file, options, rowsAlone));
  });

  api.openapi(uploadZip, (context) => {
    const { file, options, archive } = context.req.valid('form');
    return orRefuse(context, async () => {
      const zip = await openListingsZip(archive);
      if (zip === undefined) throw new FileRefused('This is an Excel file, and no archive of one.');
      const { pictures } = zip;
      const source: Source = {
        imageProblem: (names) => imageProblem(pictures, names),
        store: ({ staged }, stamp, send) =>
          storeWithPictures(services, photos, pictures, staged, stamp, send),
      };
      return importRows(context, file, options, source);
    });
  });

  function importRows(context: Context<StaffEnv>, file: File, options: Options, source: Source) {
    return reading(async () => {
      const signature = signatureOf(context, now());
      const bytes = Buffer.from(await file.arrayBuffer());
      const read = await readUpload(db, bytes, options, signature.at, source.imageProblem);
      if (read.refused > 0 && !options.skipInvalid) return refuseRows(context, read);
      const staffId = await postingAccountId();
      const stamp = { staffId, now: signature.at, imageIds: new Map(), messages, signature };
      const own = { ...stamp, ownAddress: ownAddress(siteUrl) };
      return answer(context, read, own, options.dryRun ? undefined : source.store);
    });
  }

  /** Counts alone without `store`. */
  function answer(context: Context, read: ReadUpload, stamp: Stamp, store?: Source['store']) {
    const { staged, repeated, refused, problems, leftOut } = read;
    const finished = Promise.withResolvers<void>();
    keepForm(context, finished.promise);
    return jsonLines<ImportStep>(context, async (send) => {
      try {
        const { added, alreadyThere } = await (store === undefined
          ? countListings(db, staged, stamp.ownAddress)
          : store(read, stamp, send));
        const result = { added, alreadyThere: alreadyThere + repeated, refused };
        const sentences = leftOut.length === 0 ? {} : { leftOut: [...leftOut] };
        send({ result: { ...result, problems: [...problems], ...sentences } });
      } catch (error) {
        send({ failed: failure(error) });
      } finally {
        staged[Symbol.dispose]();
        finished.resolve();
      }
    });
  }

  function failure(error: unknown): string {
    if (error instanceof FileRefused) return error.message;
    if (error instanceof QueueFull)
      return 'The server is busy with other imports, so nothing was stored. Try again in a few minutes.';
    log.error({ err: error }, 'import failed');
    return 'The server could not store the listings. Nothing of them is stored.';
  }

  return api;
}

async function orRefuse<Answer>(context: Context, work: () => Promise<Answer>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileRefused) return problem(context, 400, error.message);
    if (error instanceof QueueFull) return unavailable(context);
    throw error;
  }
}

function refuseRows(context: Context, { staged, refused, problems }: ReadUpload) {
  staged[Symbol.dispose]();
  return problem(
    context,
    400,
    `${refused} ${refused === 1 ? 'row is' : 'rows are'} refused, so nothing was stored.`,
    Object.fromEntries(problems.map(({ line, reason }) => [`line ${line}`, [reason]])),
  );
}
