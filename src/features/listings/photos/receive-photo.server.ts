import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { boundedQueue, QueueFull } from '#platform/concurrency/bounded-queue.ts';
import { createByteBudget } from '#platform/concurrency/byte-budget.ts';
import { problem } from '#platform/http/problem.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { RouteFacts } from '#platform/http/route-facts.server.ts';
import { REQUIRED } from '#platform/validation/input-rules.ts';
import type { PhotoRefusal } from './store-photo.server.ts';

/** Long enough for ten large photos at once on a busy machine. */
const MAX_WAIT_MS = 60_000;

interface PhotoFormLimits {
  readonly maxParts: number;
  /** What all forms together hold while they arrive, wait and are encoded. */
  readonly maxHeldBytes: number;
  readonly concurrency: number;
  readonly maxWaiting: number;
}

/** Middleware for routes that take photos as a form. */
export function photoForm({ maxParts, maxHeldBytes, ...limits }: PhotoFormLimits) {
  const queue = boundedQueue({ ...limits, maxWaitMs: MAX_WAIT_MS });
  // The queue comes after the body has arrived, so that slow senders block nobody.
  return [readForm(maxParts, createByteBudget(maxHeldBytes, MAX_WAIT_MS)), limitConcurrency(queue)];
}

/** For every route that takes a photo of staff. */
export const PHOTO_FORM = {
  facts: {
    access: 'write',
    group: 'upload',
    audits: 'Property',
    bodyLimitKb: 16 * 1024,
    streamsBody: true,
  } satisfies RouteFacts,
  middleware: photoForm({
    // The forms have up to three; unknown parts are ignored.
    maxParts: 10,
    maxHeldBytes: 64 * 1024 * 1024,
    concurrency: 3,
    maxWaiting: 20,
  }),
};

export const ACCEPTED_PHOTOS =
  'JPEG, PNG, WebP, AVIF or HEIC, at most 15 MB and 40 megapixels (AVIF: 12.5, HEIC: 25)';

export const PhotoFile = z
  .instanceof(File, { error: REQUIRED })
  .meta({ type: 'string', format: 'binary' });

export async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

export function refusePhoto(context: Context, refused: PhotoRefusal) {
  switch (refused) {
    case 'not an image':
      return problem(
        context,
        415,
        'The file is no picture that can be read. Take a JPEG, PNG, WebP, AVIF or HEIC.',
      );
    case 'too large':
      return problem(context, 413, 'The picture is larger than 15 MB.');
    case 'too many pixels':
      return problem(
        context,
        413,
        'The picture has more than 40 megapixels, as AVIF more than 12.5 or as HEIC more than 25.',
      );
    case 'busy':
      return refuseForNow(context);
  }
}

export function refuseForNow(context: Context) {
  context.header('Retry-After', '5');
  return problem(context, 503, 'Too many pictures at once. Try again in a few seconds.');
}

function limitConcurrency(queue: ReturnType<typeof boundedQueue>): MiddlewareHandler {
  return async (context, next) => {
    try {
      await queue(next);
      return undefined;
    } catch (error) {
      if (error instanceof QueueFull) return refuseForNow(context);
      throw error;
    }
  };
}
