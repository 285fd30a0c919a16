import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Versioned } from '#database/database.server.ts';

/** The entity tag of a record: its version, and its content, because a renamed state shows in all its cities. */
export function etagOf({ record, version }: Versioned): string {
  return `"${version}-${createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 16)}"`;
}

export const IfMatchHeaders = z.object({
  'if-match': z.string().optional().describe('the ETag of what was read'),
});

/** Whether a record is one that `If-Match` names, RFC 9110 section 13.1.1; without the header every record is. */
export function ifMatch(header: string | undefined): ((found: Versioned) => boolean) | undefined {
  if (header === undefined) return undefined;
  // A proxy that compresses may have made the tag weak; it is still the version that was read.
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return (found) => tags.includes('*') || tags.includes(etagOf(found));
}

/** Whether a visitor already has what bears this entity tag, RFC 9110 section 13.1.2. */
export function ifNoneMatch(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

/** A create that may be sent again without harm carries a key of its sender's choice. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('the same key, staff and body answer the same record'),
});
