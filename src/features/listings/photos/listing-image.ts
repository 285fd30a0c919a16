import { z } from 'zod';

/** A photo of a listing, as the API answers it. */
export const ListingImage = z
  .object({
    id: z.int(),
    imageUrl: z.string().describe('root-relative address of the original'),
    width: z.int(),
    height: z.int(),
    caption: z.string(),
  })
  .meta({ id: 'PropertyImage' });

export type ListingImage = z.infer<typeof ListingImage>;
