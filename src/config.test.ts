import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';

const WEB_ADDRESS = 'a web address such as https://example.com';
const POSTGRES = 'an address such as postgres://user:password@host/database';
const PHONE = 'an Indian phone number with ten digits, e.g. +91 98765 43210';
const DURATION = 'a number and a unit from 1s to 365d, e.g. 30m, 8h or 2d';
const ORIGIN = 'a web address without a path, such as https://example.com';
const METRICS = 'at least 16 letters, digits and signs of -._~+/=';
const PROXY =
  'loopback, addresses such as 192.0.2.7 and networks such as 10.0.0.0/8 or fd00::/8, separated by commas';
const PORT = 'a whole number from 0 to 65535';
const LISTINGS = 'a whole number from 0 to 10000000';

const unusable: [variable: string, value: string, allowed: string][] = [
  ...['abc', '-1', '65536', '3000.5', '0x10', ' 80', '1e3'].map(
    (value) => ['PORT', value, PORT] as [string, string, string],
  ),
  ['HOST', 'not a host', 'a host name or an IP address'],
  ['HOST', 'http://localhost', 'a host name or an IP address'],
  ['SAMPLE_DATA', 'many', LISTINGS],
  ['SAMPLE_DATA', '-5', LISTINGS],
  ['SAMPLE_DATA', '10000001', LISTINGS],
  ['TOKEN_TTL', '8', DURATION],
  ['TOKEN_TTL', '-1h', DURATION],
  ['TOKEN_TTL', 'eight hours', DURATION],
  ['TOKEN_TTL', '0s', DURATION],
  ['TOKEN_TTL', '366d', DURATION],
  ['TOKEN_TTL', '999999d', DURATION],
  ...[
    'example.com',
    'ftp://example.com',
    'https:example.com',
    'https://example.com/shop',
    'https://example.com/#a',
    'https://a b',
  ].map((value) => ['SITE_URL', value, ORIGIN] as [string, string, string]),
  ['YOUTUBE_URL', 'https:example.com', WEB_ADDRESS],
  ['YOUTUBE_URL', ' https://example.com', WEB_ADDRESS],
  ['YOUTUBE_URL', 'javascript:alert(1)', WEB_ADDRESS],
  ['FACEBOOK_URL', 'facebook', WEB_ADDRESS],
  ['INSTAGRAM_URL', '@agency', WEB_ADDRESS],
  ['BUSINESS_PHONE', '12345', PHONE],
  ['WHATSAPP_NUMBER', '+1 555 0100', PHONE],
  ['BUSINESS_PHONE', '98765 or 43210', PHONE],
  ['BUSINESS_PHONE', '0123456789', PHONE],
  ['DATA_DIR', '  ', 'the path of a folder'],
  ['STAFF_USERNAME', '   ', 'a name of 1 to 100 characters'],
  ['STAFF_USERNAME', 'a\u0000b', 'a name of 1 to 100 characters'],
  ['POSTING_USER_ID', 'amrit', 'the id of a staff account'],
  ['GA_MEASUREMENT_ID', 'UA-1234', 'a Google Analytics 4 id such as G-ABC123DEF4'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
  ['BUSINESS_NAME', 'x'.repeat(101), 'a name of 1 to 100 characters'],
  ...['yes', 'proxy.example.com', '10.0.0.0/33', '::1/129', '10.0.0', '127.0.0.1,', '1.2.3.4/'].map(
    (value) => ['TRUSTED_PROXY', value, PROXY] as [string, string, string],
  ),
  ['BUSINESS_NAME', '   ', 'a name of 1 to 100 characters'],
];

for (const [variable, value, allowed] of unusable) {
  test(`${variable}=${JSON.stringify(value)} is refused in one sentence`, () => {
    const sentence = `${variable}: ${JSON.stringify(value)} cannot be used; allowed is ${allowed}.`;

    assert.throws(() => readConfig({ [variable]: value }), { message: sentence });
  });
}

const secrets: [variable: string, value: string, shown: string, allowed: string][] = [
  ['DATABASE_URL', 'mysql://root:hunter2@db/site', '"mysql://…@db/site"', POSTGRES],
  [
    'DATABASE_REPLICA_URLS',
    'postgres://a:hunter2@b/c,mysql://b/c?password=hunter2',
    '"postgres://…@b/c,mysql://b/c?…"',
    POSTGRES,
  ],
  ['SITE_URL', 'https://admin:hunter2@example.com', '"https://…@example.com"', ORIGIN],
  ['SITE_URL', 'https://example.com/?key=hunter2', '"https://example.com/?…"', ORIGIN],
  ['STAFF_PASSWORD', 'hunter2'.repeat(40), 'its value', 'at most 256 characters'],
  ['AUTH_SECRET', 'hunter2', 'its value', 'at least 32 characters'],
  ['METRICS_TOKEN', 'hunter2', 'its value', METRICS],
  ['METRICS_TOKEN', '                ', 'its value', METRICS],
  ['METRICS_TOKEN', 'a token with blanks in it', 'its value', METRICS],
];

for (const [variable, value, shown, allowed] of secrets) {
  test(`${variable} is refused without giving away the secret in it`, () => {
    assert.throws(() => readConfig({ [variable]: value }), {
      message: `${variable}: ${shown} cannot be used; allowed is ${allowed}.`,
    });
  });
}

test('needs no variable, and takes an empty one as unset', () => {
  const { PORT, HOST, DATA_DIR, SAMPLE_DATA, TOKEN_TTL, BUSINESS_NAME } = readConfig({
    PORT: '',
    SITE_URL: '',
    DATABASE_URL: '',
  });

  assert.deepEqual(
    { PORT, HOST, DATA_DIR, SAMPLE_DATA, TOKEN_TTL, BUSINESS_NAME },
    {
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      SAMPLE_DATA: 400,
      TOKEN_TTL: 28_800,
      BUSINESS_NAME: 'DK Property & Construction',
    },
  );
});

test('accepts phone numbers in any usual form and keeps ten digits', () => {
  for (const BUSINESS_PHONE of [
    '9876543210',
    '+91 98765 43210',
    '098765-43210',
    '0091 9876543210',
    '(+91) 98765.43210',
    'tel:+919876543210',
  ]) {
    assert.equal(readConfig({ BUSINESS_PHONE }).BUSINESS_PHONE, '9876543210', BUSINESS_PHONE);
  }
});

test("reduces the site's URL to its origin and durations to seconds", () => {
  assert.equal(readConfig({ SITE_URL: 'https://Example.com/' }).SITE_URL, 'https://example.com');
  assert.equal(readConfig({ SITE_URL: 'http://[::1]:3000' }).SITE_URL, 'http://[::1]:3000');
  assert.equal(readConfig({ TOKEN_TTL: '365d' }).TOKEN_TTL, 31_536_000);
  assert.equal(readConfig({ TOKEN_TTL: '30m' }).TOKEN_TTL, 1800);
  assert.equal(readConfig({ TOKEN_TTL: '2d' }).TOKEN_TTL, 172_800);
});

test('requires AUTH_SECRET with PostgreSQL in production', () => {
  const postgres = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.internal/site' };

  assert.throws(() => readConfig(postgres), {
    message: /^AUTH_SECRET: nothing is set; with DATABASE_URL in production/,
  });
  assert.equal(
    readConfig({ ...postgres, AUTH_SECRET: 'x'.repeat(32) }).DATABASE_URL,
    'postgres://db.internal/site',
  );
});

test('refuses replicas without their primary', () => {
  const replicas = { DATABASE_REPLICA_URLS: 'postgres://a:hunter2@one/site, postgres://two/site' };

  assert.throws(() => readConfig(replicas), {
    message:
      'DATABASE_REPLICA_URLS: "postgres://…@one/site, postgres://two/site" cannot be used; allowed is nothing unless DATABASE_URL names the primary.',
  });
  const { DATABASE_REPLICA_URLS } = readConfig({
    ...replicas,
    DATABASE_URL: 'postgres://primary/site',
  });
  assert.deepEqual(DATABASE_REPLICA_URLS, ['postgres://a:hunter2@one/site', 'postgres://two/site']);
});
