import { z } from 'zod';
import type { Config } from '#config.ts';
import { CONFIRM_DAYS, DRAFT, PUBLIC_STATUSES } from '#features/listings/listing-status.ts';
import {
  findForStaff,
  type StaffFilter,
} from '#features/listings/staff-list/find-for-staff.server.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import type { Database, Db } from '#platform/database/database.server.ts';
import { SAMPLE_PHONE } from '#platform/validation/agency-rules.ts';

/** Counts for the Today page; `others` adds the counts of other features. */
export async function countToday<Others extends object>(
  database: Pick<Database, 'db'>,
  now: Date,
  others: Others,
) {
  const count = async (filter: StaffFilter) => (await findForStaff(database, filter, now)).length;
  return {
    toConfirm: await count({ status: PUBLIC_STATUSES, uncheckedForDays: CONFIRM_DAYS }),
    drafts: await count({ status: [DRAFT] }),
    withoutPhoto: await count({ withoutPhoto: true }),
    inTrash: await count({ trash: true }),
    ...others,
  };
}

const MOST = 5;

const Steps = z.object({
  country: z.boolean(),
  state: z.boolean(),
  city: z.boolean(),
  listing: z.boolean(),
  photo: z.boolean().describe('of any listing'),
  phone: z.boolean().describe("the agency's own, not the sample's"),
});

export const TodayPlan = z
  .object({
    unfinished: z
      .array(
        z.object({
          id: z.int(),
          title: z.string(),
          kind: z.string(),
          city: z.string(),
          isDraft: z.boolean(),
          hasPhoto: z.boolean(),
        }),
      )
      .describe('at most five drafts and listings without photo, newest first'),
    unfinishedCount: z.int(),
    steps: Steps.describe('what a new agency has done'),
  })
  .meta({ id: 'TodayPlan' });
type TodayPlan = z.infer<typeof TodayPlan>;

interface Parts {
  readonly config: Pick<Config, 'BUSINESS_PHONE'>;
  readonly database: Pick<Database, 'db'>;
}

export async function findTodayPlan({ config, database }: Parts, now: Date): Promise<TodayPlan> {
  const { db } = database;
  const drafts = await findForStaff(database, { status: [DRAFT] }, now);
  const bare = await findForStaff(database, { status: PUBLIC_STATUSES, withoutPhoto: true }, now);
  const ids = [...drafts.slice(-MOST), ...bare.slice(-MOST)]
    .toSorted((one, other) => other - one)
    .slice(0, MOST);
  const listings = await findListingsById(db.selectFrom('property'), ids, now);
  return {
    unfinished: listings.map(({ id, title, propertyTypeText, city, status, imageUrl }) => ({
      id,
      title,
      kind: propertyTypeText,
      city: city.name,
      isDraft: status === DRAFT,
      hasPhoto: imageUrl !== null,
    })),
    unfinishedCount: drafts.length + bare.length,
    steps: await findSteps(db, config),
  };
}

async function findSteps(db: Db, config: Parts['config']): Promise<TodayPlan['steps']> {
  const has = async (table: 'country' | 'state' | 'city' | 'property' | 'property_image') =>
    (await db.selectFrom<typeof table>(table).select('id').limit(1).execute()).length > 0;
  const settings = await db.selectFrom('settings').select('business_phone').executeTakeFirst();
  return {
    country: await has('country'),
    state: await has('state'),
    city: await has('city'),
    listing: await has('property'),
    photo: await has('property_image'),
    phone: (settings?.business_phone ?? config.BUSINESS_PHONE) !== SAMPLE_PHONE,
  };
}
