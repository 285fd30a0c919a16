import { z } from 'zod';
import { optionalText } from '#platform/validation/input-rules.ts';

export const MAX_PHOTOS = 30;
export const MAX_CAPTION_LENGTH = 200;

export const Caption = optionalText(MAX_CAPTION_LENGTH);

/** All photos of a listing in the order they shall have. A caption that is left out becomes ''. */
export const ArrangedPhotos = z
  .array(z.object({ id: z.int(), caption: Caption }))
  .superRefine((photos, context) => {
    const seen = new Set<number>();
    for (const [index, { id }] of photos.entries()) {
      if (seen.has(id))
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: 'This picture is named twice.',
        });
      seen.add(id);
    }
  });

export type ArrangedPhoto = z.infer<typeof ArrangedPhotos>[number];
