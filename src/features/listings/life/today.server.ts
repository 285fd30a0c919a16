import type { Database } from '#database/database.server.ts';
import { CONFIRM_DAYS, DRAFT, PUBLIC_STATUSES } from '#features/listings/listing-status.ts';
import {
  findForStaff,
  type StaffFilter,
} from '#features/listings/staff-list/find-for-staff.server.ts';

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
