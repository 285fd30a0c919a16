import { z } from 'zod';
import type { SentenceWords } from '#features/listings/labels/sentence-words.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { createApiRouter } from '#http/api-router.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { json } from '#http/json-response.ts';
import { problems } from '#http/problem.ts';
import type { Services } from '#services.ts';
import type { StaffEnv } from '#writes/routes.server.ts';
import { Buyer } from './buyer.ts';
import { fitReasons } from './fit-reasons.ts';
import { findUntoldMatches } from './untold-matches.server.ts';

const UntoldMatches = z
  .object({
    items: z.array(
      z.object({
        buyer: Buyer,
        listings: z.array(
          z.object({
            id: z.int(),
            title: z.string(),
            nearly: z.string().nullable().describe('what it misses by little'),
          }),
        ),
      }),
    ),
    totalCount: z.int().describe('at most fifty'),
  })
  .meta({ id: 'UntoldMatches' });

const untold = createRoute({
  method: 'get',
  path: '/api/Today/untold',
  facts: { access: 'read', group: 'buyer', readsReplica: true },
  tags: ['Today'],
  summary: 'Which of the newest listings fit or nearly fit buyers who were not sent them',
  responses: { 200: json(UntoldMatches, 'At most five buyers'), ...problems(401) },
});

/** `words` are the English ones of the search box. */
export function untoldMatchesApi(
  { db }: Pick<Services, 'db'>,
  visitors: PublicServices,
  words: SentenceWords,
) {
  return createApiRouter<StaffEnv>().openapi(untold, async (context) => {
    const { items: found, totalCount } = await findUntoldMatches(db, visitors.db);
    const items = found.map(({ buyer, wants, listings }) => ({
      buyer,
      listings: listings.map(({ id, title, miss }) => ({
        id,
        title,
        nearly: miss === undefined ? null : (fitReasons(wants, miss, undefined, words)[0] ?? null),
      })),
    }));
    return context.json({ items, totalCount }, 200);
  });
}
