import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { listingsWithPage, type PublicDb } from '#features/listings/public-listings.server.ts';
import type { MayCount } from '#platform/http/address-limit.server.ts';
import { createApiRouter, createRoute, jsonBody } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import { requiredId } from '#platform/validation/input-rules.ts';
import type { Services } from '#services.ts';
import { TAP_KINDS, type Tap, type TapCounter } from './tap-store.server.ts';

const TapInput = z.object({ propertyId: requiredId, kind: z.enum(TAP_KINDS) }).meta({ id: 'Tap' });

const SaveInput = z.object({ propertyId: requiredId }).meta({ id: 'Save' });

const MAX_KNOWN = 5000;
const LIFETIME_MS = 60_000;

const facts = { access: 'public', group: 'tap', bodyLimitKb: 4 } as const;
const responses = {
  204: { description: 'Counted, or left out: no such listing, or far too many' },
  ...problems(400, 413, 415),
};

const tapRoute = createRoute({
  method: 'post',
  path: '/api/Tap',
  facts,
  tags: ['Tap'],
  summary: 'Count a tap on a link of a listing; without cookies and personal data',
  request: { body: jsonBody(TapInput) },
  responses,
});

const saveRoute = createRoute({
  method: 'post',
  path: '/api/Save',
  facts,
  tags: ['Tap'],
  summary: 'Count that somebody saved a listing in a browser; without cookies and personal data',
  request: { body: jsonBody(SaveInput) },
  responses,
});

export function tapApi(
  { now }: Pick<Services, 'now'>,
  counter: TapCounter,
  mayCount: MayCount,
  db: PublicDb,
) {
  const known = new LRUCache<number, true>({ max: MAX_KNOWN, ttl: LIFETIME_MS });
  const isListed = async (id: number) => {
    if (known.has(id)) return true;
    const found = await listingsWithPage(db)
      .select('property.id')
      .where('property.id', '=', id)
      .executeTakeFirst()
      .catch(() => undefined);
    if (found !== undefined) known.set(id, true);
    return found !== undefined;
  };
  const count = async (context: Context, { kind, propertyId }: Omit<Tap, 'day'>) => {
    if (mayCount(context, `${kind} ${propertyId}`) && (await isListed(propertyId)))
      counter.count({ kind, propertyId, day: dayInIndia(now()) });
    return context.body(null, 204);
  };
  return createApiRouter('The tap cannot be read.')
    .openapi(tapRoute, (context) => count(context, context.req.valid('json')))
    .openapi(saveRoute, (context) =>
      count(context, { ...context.req.valid('json'), kind: 'save' }),
    );
}
