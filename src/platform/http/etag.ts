import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Versioned } from '#platform/database/database.server.ts';

/** Hashes the record too, since a renamed state changes its cities but not their version. */
export function etagOf({ record, version }: Versioned): string {
  return `"${version}-${createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 16)}"`;
}

export const IfMatchHeaders = z.object({
  'if-match': z.string().optional().describe('the ETag of what was read'),
});

/** Checks `If-Match`, RFC 9110 section 13.1.1; undefined without the header. */
export function ifMatch(header: string | undefined): ((found: Versioned) => boolean) | undefined {
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
