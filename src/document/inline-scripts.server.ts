import { hashSource } from '#platform/http/inline-sources.server.ts';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Replaces a nonce by hashes in a page, so that the page can be kept. Whatever else reached the page,
 * such as the markup of an attacker, has no nonce: it gets no hash and does not run.
 */
export function hashScripts(html: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT))
    if (attributes.includes(attribute) && code !== '') scripts.add(hashSource(code));
  return { html: html.replaceAll(attribute, ''), scripts: [...scripts] };
}
