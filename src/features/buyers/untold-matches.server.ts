import { z } from 'zod';
import type { SentenceMessages } from '#features/listings/labels/search-messages.ts';
import {
  type PublicDb,
  type PublicServices,
  publicListings,
} from '#features/listings/public-listings.server.ts';
import { findSearched, missOf } from '#features/listings/search/match-listing.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { createApiRouter, createRoute, json } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import type { StaffEnv } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { Buyer, type Wants } from './buyer.ts';
import { fitReasons, isNear, type SmallMiss } from './fit.ts';
import { buyerFromRow } from './read-buyers.server.ts';
import { wantingBuyers } from './wanting-buyers.server.ts';

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

/** `messages` are the English ones of the search box. */
export function untoldMatchesApi(
  { db }: Pick<Services, 'db'>,
  publicServices: PublicServices,
  messages: SentenceMessages,
) {
  return createApiRouter<StaffEnv>().openapi(untold, async (context) => {
    const { items: found, totalCount } = await findUntoldMatches(db, publicServices.db);
    const items = found.map(({ buyer, wants, listings }) => ({
      buyer,
      listings: listings.map(({ id, title, miss }) => ({
        id,
        title,
        nearly:
          miss === undefined ? null : (fitReasons(wants, miss, undefined, messages)[0] ?? null),
      })),
    }));
    return context.json({ items, totalCount }, 200);
  });
}

/** Only new listings are news. */
const NEWEST = 20;
const MOST_BUYERS = 5;
/** So many buyers are looked at, because some of them were sent all that fits. */
const CANDIDATES = 50;

interface Fitting {
  readonly id: number;
  readonly miss: SmallMiss | undefined;
}

interface Untold {
  readonly buyer: Buyer;
  readonly wants: Wants;
  /** What fits, and then what nearly does; of each the newest first. */
  readonly listings: readonly (Fitting & { readonly title: string })[];
}

/** Which of the newest listings fit or nearly fit buyers who were not sent them. */
async function findUntoldMatches(
  db: Db,
  publicServices: PublicDb,
): Promise<{ items: Untold[]; totalCount: number }> {
  const buyers = await wantingBuyers(db);
  if (buyers.length === 0) return { items: [], totalCount: 0 };
  const newest = await publicListings(publicServices)
    .select(['property.id', 'property.title'])
    .orderBy('property.id', 'desc')
    .limit(NEWEST)
    .execute();
  const fitting = new Map<number, { wants: Wants; listings: Fitting[] }>();
  const searched = await findSearched(
    publicServices,
    newest.map(({ id }) => id),
  );
  for (const listing of searched) {
    for (const { id: buyerId, wants, search } of buyers) {
      const miss = missOf(search, listing);
      if (miss !== undefined && !isNear(miss)) continue;
      const found = fitting.get(buyerId) ?? { wants, listings: [] };
      found.listings.push({ id: listing.id, miss });
      fitting.set(buyerId, found);
    }
  }
  const candidates = [...fitting.keys()].slice(0, CANDIDATES);
  const [people, sent] = await findPeople(db, candidates);
  const titles = new Map(newest.map(({ id, title }) => [id, title]));
  const untold = candidates.flatMap((id) => {
    const buyer = people.get(id);
    const found = fitting.get(id);
    if (buyer === undefined || found === undefined) return [];
    const listings = found.listings
      .filter((listing) => !sent.has(`${id} ${listing.id}`))
      .toSorted((one, other) => Number(one.miss !== undefined) - Number(other.miss !== undefined))
      .map((listing) => ({ ...listing, title: titles.get(listing.id) ?? '' }));
    return listings.length === 0 ? [] : [{ buyer, wants: found.wants, listings }];
  });
  return { items: untold.slice(0, MOST_BUYERS), totalCount: untold.length };
}

async function findPeople(
  db: Db,
  ids: readonly number[],
): Promise<[people: Map<number, Buyer>, sent: Set<string>]> {
  if (ids.length === 0) return [new Map(), new Set()];
  const rows = await db.selectFrom('buyer').selectAll().where('id', 'in', ids).execute();
  const sent = await db
    .selectFrom('buyer_sent')
    .select(['buyer_id', 'property_id'])
    .where('buyer_id', 'in', ids)
    .execute();
  return [
    new Map(rows.map((row) => [row.id, buyerFromRow(row)])),
    new Set(sent.map(({ buyer_id, property_id }) => `${buyer_id} ${property_id}`)),
  ];
}
