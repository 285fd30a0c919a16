import { createHash } from 'node:crypto';

/** The inline code of an answer that its Content-Security-Policy allows, by hash. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** `code` is the text between the tags, to the letter. */
export function hashSource(code: string | Uint8Array): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
