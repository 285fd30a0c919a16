import { z } from 'zod';
import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import { REQUIRED, requiredCode } from '#platform/validation/input-rules.ts';

/** What staff do to a listing beside editing it. */
export type ListingChange =
  | { readonly do: 'status'; readonly status: number }
  | { readonly do: 'checked'; readonly checkedAt?: string | null | undefined }
  | { readonly do: 'trash' | 'restore' }
  | { readonly do: 'popular'; readonly isPopular: boolean };

export const ListingStatus = requiredCode(ENUMERATIONS.ListingStatus.map(({ id }) => id));

const MAX_AT_ONCE = 500;
const HOW_MANY = `Please name 1 to ${MAX_AT_ONCE} listings by their ids.`;

const ids = z
  .array(z.int({ error: HOW_MANY }), { error: HOW_MANY })
  .min(1, HOW_MANY)
  .max(MAX_AT_ONCE, HOW_MANY);

const checkedAt = z.iso
  .datetime({ error: 'Please give an ISO date-time in UTC.' })
  .transform((text) => new Date(text).toISOString())
  .nullish()
  .describe('takes a check back: when it was checked before');

export const BulkChange = z
  .discriminatedUnion(
    'do',
    [
      z.object({ ids, do: z.literal('status'), status: ListingStatus }),
      z.object({ ids, do: z.literal('checked'), checkedAt }),
      z.object({ ids, do: z.literal(['trash', 'restore']) }),
      z.object({ ids, do: z.literal('popular'), isPopular: z.boolean({ error: REQUIRED }) }),
    ],
    { error: 'Expected one of status, checked, trash, restore, popular.' },
  )
  .meta({ id: 'BulkChange' });
