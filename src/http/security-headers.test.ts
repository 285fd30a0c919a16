import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { readConfig } from '#config.ts';
import { securityHeaders } from './security-headers.server.ts';

async function policyOf(environment: Record<string, string>): Promise<string> {
  const app = new Hono().get('*', securityHeaders(readConfig(environment)), (context) =>
    context.text('page'),
  );
  return (await app.request('/')).headers.get('content-security-policy') ?? '';
}

test('limits pages to their own origin and to scripts with their nonce', async () => {
  const policy = await policyOf({});

  assert.match(policy, /default-src 'none'; script-src 'self' 'nonce-[\w+/=]{20,}';/);
  assert.match(policy, /connect-src 'self';/);
  assert.doesNotMatch(policy, /google/);
  assert.notEqual(policy, await policyOf({}));
});

test('allows Google Analytics only where it is configured', async () => {
  const policy = await policyOf({ GA_MEASUREMENT_ID: 'G-ABC123DEF4' });

  assert.match(policy, /script-src 'self' 'nonce-\S+' https:\/\/\*\.googletagmanager\.com;/);
  assert.match(policy, /connect-src 'self' https:\/\/\*\.google-analytics\.com/);
});
