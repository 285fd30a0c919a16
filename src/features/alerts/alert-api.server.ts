import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { networkOf } from '#platform/http/address-limit.server.ts';
import { createApiRouter, createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { problem, problems } from '#platform/http/problem.ts';
import type { Services } from '#services.ts';
import { AlertEnd, AlertInput, AlertReceipt } from './alert.ts';
import { readPushKeys } from './deliver-alert.server.ts';
import { endAlert, follow } from './follow.server.ts';

const MAX_PER_HOUR = 30;
const HOUR_MS = 60 * 60 * 1000;
const MAX_NETWORKS = 10_000;
const INVALID = 'The request breaks a rule; errors says which.';

const FACTS = { access: 'public', group: 'alert', bodyLimitKb: 8 } as const;
const tags = ['Alert'];

const key = createRoute({
  method: 'get',
  path: '/api/Alert/key',
  facts: FACTS,
  tags,
  summary: 'The key with which a browser subscribes to alerts',
  responses: { 200: json(z.object({ publicKey: z.string() }), 'The public key') },
});

const start = createRoute({
  method: 'post',
  path: '/api/Alert',
  facts: FACTS,
  tags,
  summary: 'Tell a browser of changes of a property, or of new ones of a search',
  description: 'The same browser and subject answer the same token.',
  request: { body: jsonBody(AlertInput) },
  responses: { 201: json(AlertReceipt, 'Stored'), ...problems(400, 409, 413, 415, 429, 503) },
});

const end = createRoute({
  method: 'post',
  path: '/api/Alert/end',
  facts: FACTS,
  tags,
  summary: 'End an alert',
  request: { body: jsonBody(AlertEnd) },
  responses: {
    204: { description: 'There is no such alert any more' },
    ...problems(400, 413, 415),
  },
});

export function alertApi({ db, now, config }: Services, publicDb: PublicDb) {
  const api = createApiRouter();
  // Nobody's address is stored for alerts: this count ends with the process.
  const asked = new LRUCache<string, { count: number }>({ max: MAX_NETWORKS, ttl: HOUR_MS });

  api.openapi(key, async (context) => {
    const { publicKey } = await readPushKeys(db);
    return context.json({ publicKey }, 200);
  });

  api.openapi(start, async (context) => {
    const network = networkOf(clientAddress(context, config.TRUSTED_PROXY));
    const counted = asked.get(network) ?? { count: 0 };
    if (counted.count >= MAX_PER_HOUR) {
      context.header('Retry-After', String(Math.ceil(asked.getRemainingTTL(network) / 1000)));
      return problem(context, 429, 'Too many alerts were asked for from this address.');
    }
    if (counted.count === 0) asked.set(network, counted);
    counted.count += 1;
    const result = await follow(db, publicDb, context.req.valid('json'), now());
    if (!('refused' in result)) return context.json(result, 201);
    switch (result.refused) {
      case 'full':
        return problem(context, 409, 'No more alerts can be kept. End one that is not needed.');
      case 'sold':
        return problem(context, 409, 'This property is sold.');
      case 'unknown property':
        return problem(context, 400, INVALID, { propertyId: ['There is no such property.'] });
    }
  });

  api.openapi(end, async (context) => {
    await endAlert(db, context.req.valid('json').token);
    return context.body(null, 204);
  });

  return api;
}
