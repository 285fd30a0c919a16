import type { Context } from 'hono';
import { ListingWithImages } from '#features/listings/listing.ts';
import { INVALID_LISTING, ListingInput } from '#features/listings/listing-input.ts';
import { createListing, updateListing } from '#features/listings/store/write-listings.server.ts';
import { createApiRouter } from '#platform/http/api-router.server.ts';
import { answerRecord, expectedBy, idempotencyKey } from '#platform/http/etag.ts';
import { RecordTarget } from '#platform/http/record-id.server.ts';
import {
  creation,
  refuseInput,
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

  api.openapi(
    creation('/api/Property', LISTING_FACTS, 'Add a listing', ListingInput, ListingWithImages),
    async (context) => {
      const input = context.req.valid('json');
      const key = idempotencyKey(context);
      const owner = await postingAccountId();
      const result = await createListing(db, signature(context), input, owner, key);
      if ('storedId' in result) context.header('Location', `/api/Property/${result.storedId}`);
      return 'refused' in result
        ? refuseInput(context, result.refused, 'property', INVALID_LISTING)
        : answerRecord(context, result, 201);
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
      const result = await updateListing(db, signature(context), id, input, expectedBy(context));
      return 'refused' in result
        ? refuseInput(context, result.refused, 'property', INVALID_LISTING)
        : answerRecord(context, result, 200);
    },
  );

  return api;
}
