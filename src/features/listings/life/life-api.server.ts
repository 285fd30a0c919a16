import type { Context } from 'hono';
import { INVALID_LISTING } from '#features/listings/listing-input.ts';
import type { PhotoStorage } from '#features/listings/photos/store-photo.server.ts';
import { createApiRouter } from '#platform/http/api-router.server.ts';
import { answerRecord, expectedBy, idempotencyKey } from '#platform/http/etag.ts';
import { noSuch, problem } from '#platform/http/problem.ts';
import { refuseWrite, type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { type ChangeRefusal, changeListing, changeMany } from './change-listings.server.ts';
import { copyListing } from './copy-listing.server.ts';
import { bulk, checked, copy, removal, restore, status } from './life-routes.server.ts';
import type { ListingChange } from './listing-change.server.ts';
import { deleteForever } from './trash.server.ts';

/** `postingAccountId` returns the account that owns new listings. */
export function listingLifeApi(
  { db, now }: Services,
  postingAccountId: () => Promise<number>,
  { removeFiles }: PhotoStorage,
) {
  const api = createApiRouter<StaffEnv>();
  const signature = (context: Context<StaffEnv>) => signatureOf(context, now());
  const change = async (context: Context<StaffEnv>, id: number, what: ListingChange) => {
    const result = await changeListing(db, signature(context), id, what, expectedBy(context));
    return 'refused' in result
      ? refuseChange(context, result.refused)
      : answerRecord(context, result, 200);
  };

  api.openapi(status, (context) => {
    const { status } = context.req.valid('json');
    return change(context, context.req.valid('param').id, { do: 'status', status });
  });

  api.openapi(checked, (context) =>
    change(context, context.req.valid('param').id, { do: 'checked' }),
  );

  api.openapi(restore, (context) =>
    change(context, context.req.valid('param').id, { do: 'restore' }),
  );

  api.openapi(copy, async (context) => {
    const { id } = context.req.valid('param');
    const key = idempotencyKey(context);
    const result = await copyListing(db, signature(context), id, await postingAccountId(), key);
    return 'refused' in result
      ? refuseWrite(context, result.refused, 'property')
      : answerRecord(context, result, 201);
  });

  api.openapi(removal, async (context) => {
    const { id } = context.req.valid('param');
    if (context.req.valid('query').forever !== 'true') {
      const trash = { do: 'trash' } as const;
      const result = await changeListing(db, signature(context), id, trash, expectedBy(context));
      return 'refused' in result ? refuseChange(context, result.refused) : context.body(null, 204);
    }
    const result = await deleteForever(db, signature(context), id, expectedBy(context));
    if ('refused' in result) return refuseChange(context, result.refused);
    await removeFiles(result.unusedPhotos);
    return context.body(null, 204);
  });

  api.openapi(bulk, async (context) => {
    const { ids, ...what } = context.req.valid('json');
    const { done, notDone } = await changeMany(db, signature(context), ids, what);
    const refused = notDone.map(({ id, reason }) => ({ id, ...refusedInBulk(reason) }));
    return context.json({ done, refused }, 200);
  });

  return api;
}

/** How drafts are refused that would become public. */
const INCOMPLETE = `${INVALID_LISTING} Open the draft and complete it first.`;
const NOT_IN_TRASH = 'The property is not in the trash.';

function refuseChange(context: Context, refused: ChangeRefusal | 'changed') {
  if (refused === 'incomplete') return problem(context, 409, INCOMPLETE);
  return refused === 'not in the trash'
    ? problem(context, 409, NOT_IN_TRASH)
    : refuseWrite(context, refused, 'property');
}

function refusedInBulk(reason: ChangeRefusal): { status: number; detail: string } {
  if (reason === 'incomplete') return { status: 409, detail: INCOMPLETE };
  return reason === 'unknown'
    ? { status: 404, detail: noSuch('property') }
    : { status: 409, detail: NOT_IN_TRASH };
}
