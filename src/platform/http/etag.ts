import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Versioned } from '#platform/database/database.server.ts';
import { unknownRecord } from './problem.ts';

/** Hashes the record too, since a renamed state changes its cities but not their version. */
export function etagOf({ record, version }: Versioned): string {
  return `"${version}-${createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 16)}"`;
}

export const IfMatchHeaders = z.object({
  'if-match': z.string().optional().describe('the ETag of what was read'),
});

/** Answers a record with the ETag that its next write may name. */
export function answerRecord<Item extends object, Status extends 200 | 201>(
  context: Context,
  found: Versioned<Item>,
  status: Status,
) {
  return context.json(found.record, status, { ETag: etagOf(found) });
}

/** As `answerRecord`; undefined is answered as an unknown record, such as `city`. */
export function answerFound<Item extends object>(
  context: Context,
  found: Versioned<Item> | undefined,
  what: string,
) {
  return found === undefined ? unknownRecord(context, what) : answerRecord(context, found, 200);
}

/** Checks `If-Match`, RFC 9110 section 13.1.1; undefined without the header. */
export function expectedBy(context: Context): ((found: Versioned) => boolean) | undefined {
  const header = context.req.header('if-match');
  if (header === undefined) return undefined;
  // A compressing proxy may have made the tag weak.
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return (found) => tags.includes('*') || tags.includes(etagOf(found));
}

export function ifNoneMatch(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('the same key, staff and body answer the same record'),
});

interface WithKey {
  readonly req: { valid(target: 'header'): z.infer<typeof IdempotencyHeaders> };
}

/** Of requests whose route declares `IdempotencyHeaders`. */
export function idempotencyKey({ req }: WithKey): string | undefined {
  return req.valid('header')['idempotency-key'];
}
