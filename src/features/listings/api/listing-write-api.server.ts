import type { Context } from 'hono';
import { ListingWithImages } from '#features/listings/listing.ts';
import { INVALID_LISTING, ListingInput } from '#features/listings/listing-input.ts';
import { createListing, updateListing } from '#features/listings/store/write-listings.server.ts';
import { createApiRouter } from '#platform/http/api-router.server.ts';
import { etagOf, ifMatch } from '#platform/http/etag.ts';
import { problem } from '#platform/http/problem.ts';
import { RecordTarget } from '#platform/http/record-id.server.ts';
import {
  creation,
  refuseWrite,
  type StaffEnv,
  signatureOf,
  update,
} from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';

/** `postingAccountId` returns the account that owns new listings. */
const LISTING_FACTS = { group: 'property', audits: 'Property' } as const;

export function listingWriteApi({ db, now }: Services, postingAccountId: () => Promise<number>) {
  const api = createApiRouter<StaffEnv>(INVALID_LISTING);
  const signature = (context: Context<StaffEnv>) => signatureOf(context, now());
  const expected = (context: Context) => ifMatch(context.req.header('if-match'));

  api.openapi(
    creation('/api/Property', LISTING_FACTS, 'Add a listing', ListingInput, ListingWithImages),
    async (context) => {
      const key = context.req.valid('header')['idempotency-key'];
      const result = await createListing(
        db,
        signature(context),
        context.req.valid('json'),
        await postingAccountId(),
        key,
      );
      if (!('refused' in result)) return context.json(result.record, 201, { ETag: etagOf(result) });
      if ('storedId' in result) context.header('Location', `/api/Property/${result.storedId}`);
      return typeof result.refused === 'object'
        ? mismatch(context, result.refused)
        : refuseWrite(context, result.refused, 'property');
    },
  );

  api.openapi(
    update(
      '/api/Property',
      LISTING_FACTS,
      'Change a listing',
      ListingInput.and(RecordTarget),
      ListingWithImages,
    ),
    async (context) => {
      const { id, ...input } = context.req.valid('json');
      const result = await updateListing(db, signature(context), id, input, expected(context));
      if (!('refused' in result)) return context.json(result.record, 200, { ETag: etagOf(result) });
      return typeof result.refused === 'object'
        ? mismatch(context, result.refused)
        : refuseWrite(context, result.refused, 'property');
    },
  );

  return api;
}

function mismatch(context: Context, { field, message }: { field: string; message: string }) {
  return problem(context, 400, INVALID_LISTING, { [field]: [message] });
}
