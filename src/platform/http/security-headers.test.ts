import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { readConfig } from '#config.ts';
import type { InlineSources } from './inline-sources.server.ts';
import { type InlineVariables, securityHeaders } from './security-headers.server.ts';

async function policyOf(environment: Record<string, string>, inlineSources?: InlineSources) {
  const app = new Hono<{ Variables: InlineVariables }>().get(
    '*',
    securityHeaders(readConfig(environment)),
    (context) => {
      if (inlineSources !== undefined) context.set('inlineSources', inlineSources);
      return context.text('page');
    },
  );
  return (await app.request('/')).headers.get('content-security-policy') ?? '';
}

const INLINE = { scripts: ["'sha256-aa='", "'sha256-bb='"], styles: ["'sha256-cc='"] };

test('limits pages to their own origin and to their own inline code', async () => {
  const policy = await policyOf({}, INLINE);

  assert.match(
    policy,
    /^default-src 'none'; script-src 'self' 'sha256-aa=' 'sha256-bb='; style-src 'self' 'sha256-cc=';/,
  );
  assert.match(policy, /connect-src 'self';/);
  assert.doesNotMatch(policy, /google|unsafe|nonce/);
});

test('allows no inline code where an answer names none', async () => {
  assert.match(await policyOf({}), /script-src 'self'; style-src 'self';/);
});

test('allows Google Analytics only where it is configured', async () => {
  const policy = await policyOf({ GA_MEASUREMENT_ID: 'G-ABC123DEF4' }, INLINE);

  assert.match(
    policy,
    /script-src 'self' 'sha256-aa=' 'sha256-bb=' https:\/\/\*\.googletagmanager\.com;/,
  );
  assert.match(policy, /connect-src 'self' https:\/\/\*\.google-analytics\.com/);
});
