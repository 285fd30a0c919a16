import type { Context } from 'hono';
import { Property } from '#features/listings/listing.ts';
import { INVALID_PROPERTY, PropertyInput } from '#features/listings/listing-input.ts';
import type { PictureKeeper } from '#features/listings/photos/photo-keeper.ts';
import {
  createProperty,
  deleteProperty,
  updateProperty,
} from '#features/listings/store/write-listings.server.ts';
import { createApiRouter } from '#http/api-router.server.ts';
import { etagOf, ifMatch } from '#http/etag.ts';
import { problem } from '#http/problem.ts';
import { RecordTarget } from '#http/record-id.server.ts';
import type { Services } from '#services.ts';
import { type StaffEnv, signatureOf } from '#writes/staff-env.ts';
import { refuseWrite } from '#writes/write-problems.server.ts';
import { creation, deletion, update } from '#writes/write-routes.server.ts';

/** What the staff may do to listings, apart from their pictures. `ownerId` answers the account that new listings belong to. */
export function propertyWriteApi(
  { db, now }: Services,
  ownerId: () => Promise<number>,
  { removeFiles }: PictureKeeper,
) {
  const api = createApiRouter<StaffEnv>(INVALID_PROPERTY);
  const signature = (context: Context<StaffEnv>) => signatureOf(context, now());
  const expected = (context: Context) => ifMatch(context.req.header('if-match'));

  api.openapi(
    creation('/api/Property', 'Add a listing', PropertyInput, Property),
    async (context) => {
      const key = context.req.valid('header')['idempotency-key'];
      const result = await createProperty(
        db,
        signature(context),
        context.req.valid('json'),
        await ownerId(),
        key,
      );
      if (!('refused' in result)) return context.json(result.record, 201, { ETag: etagOf(result) });
      if ('storedId' in result) context.header('Location', `/api/Property/${result.storedId}`);
      return typeof result.refused === 'object'
        ? misfit(context, result.refused)
        : refuseWrite(context, result.refused, 'property');
    },
  );

  api.openapi(
    update('/api/Property', 'Change a listing', PropertyInput.and(RecordTarget), Property),
    async (context) => {
      const { id, ...input } = context.req.valid('json');
      const result = await updateProperty(db, signature(context), id, input, expected(context));
      if (!('refused' in result)) return context.json(result.record, 200, { ETag: etagOf(result) });
      return typeof result.refused === 'object'
        ? misfit(context, result.refused)
        : refuseWrite(context, result.refused, 'property');
    },
  );

  api.openapi(deletion('/api/Property/{id}', 'Remove a listing'), async (context) => {
    const result = await deleteProperty(
      db,
      signature(context),
      context.req.valid('param').id,
      expected(context),
    );
    if ('refused' in result) return refuseWrite(context, result.refused, 'property');
    await removeFiles(result.unusedImage);
    return context.body(null, 204);
  });

  return api;
}

function misfit(context: Context, { field, message }: { field: string; message: string }) {
  return problem(context, 400, INVALID_PROPERTY, { [field]: [message] });
}
