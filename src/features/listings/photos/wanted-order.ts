import { z } from 'zod';
import { MAX_PHOTOS } from './arranged-photos.ts';

/** The id of a stored photo, or the idempotency key of one that may still be on its way. */
export type WantedPhoto = number | string;

/** Photos that were removed and can be restored are named as well, so there may be more than fit. */
const MAX_WANTED = MAX_PHOTOS * 4;

const MESSAGE = 'Please send ids of pictures and keys of uploads as a JSON list.';

const WantedPhotos = z.array(z.union([z.int(), z.string().min(1).max(200)])).max(MAX_WANTED);

/** A list as JSON: forms carry text. */
export const WantedOrder = z
  .string()
  .transform((text, context): WantedPhoto[] => {
    const { success, data } = WantedPhotos.safeParse(parsed(text));
    if (success) return data;
    context.addIssue({ code: 'custom', message: MESSAGE });
    return z.NEVER;
  })
  .optional()
  .meta({
    type: 'string',
    description:
      'JSON list: ids of pictures and Idempotency-Keys of uploads in the order that they shall have, this one among them',
  });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * How many of `rows` stand before a new photo: it comes behind the nearest that it shall follow, or
 * before the nearest that shall follow it. So uploads that overtake one another end in their order,
 * and what another editor has moved stays where it is.
 */
export function placeAmong(
  rows: readonly { readonly id: number }[],
  order: readonly (number | undefined)[],
  own: number,
): number {
  const places = order.map((id) => rows.findIndex((row) => row.id === id));
  const isHere = (place: number) => place >= 0;
  const before = places.slice(0, own).findLast(isHere);
  const behind = places.slice(own + 1).find(isHere);
  return before === undefined ? (behind ?? rows.length) : before + 1;
}
