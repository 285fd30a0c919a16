import { z } from 'zod';

/** What a buyer was sent, when and by whom. */
export const SentListing = z.object({
  propertyId: z.int(),
  at: z.string(),
  userName: z.string(),
});
export type SentListing = z.infer<typeof SentListing>;
