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
const EVERY = 'a number and a unit from 1h to 31d, e.g. 6h, 24h or 7d';
const PORT = 'a whole number from 0 to 65535';
const LISTINGS = 'a whole number from 0 to 10000000';

const SMTP =
  'smtps://user:password@host, or smtp://…, which must offer STARTTLS unless the server is on this machine or ?ignoreTLS=true is added';
const RECIPIENTS = 'one to 10 e-mail addresses, separated by commas';

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
  ...['mail.example.com', 'https://mail.example.com', 'smtp://', 'smtp://a/b'].map(
    (value) => ['SMTP_URL', value, SMTP] as [string, string, string],
  ),
  ['ENQUIRY_EMAIL', 'office', RECIPIENTS],
  ['ENQUIRY_EMAIL', 'a@b.test, c@d.test\nBcc: e@f.test', RECIPIENTS],
  ['EMAIL_FROM', 'Office <office>', 'an e-mail address such as website@example.com'],
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
  ['BACKUP_DIR', ' ', 'the path of a folder'],
  ...['daily', '24', '30m', '0h', '59m', '32d', '745h', '3600s', '-1d', '1.5h'].map(
    (value) => ['BACKUP_EVERY', value, EVERY] as [string, string, string],
  ),
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

test('the name and the numbers of the environment are read as they are typed elsewhere', () => {
  const { STAFF_USERNAME, BUSINESS_PHONE, WHATSAPP_NUMBER } = readConfig({
    STAFF_USERNAME: '\ufeff simran\u00a0',
    BUSINESS_PHONE: 'tel:+91 (0)98765\u201143210',
    WHATSAPP_NUMBER: '\u202a\u0a6f\u0a6e\u0a6d\u0a6c\u0a6b 43211\u202c',
  });
  assert.deepEqual(
    [STAFF_USERNAME, BUSINESS_PHONE, WHATSAPP_NUMBER],
    ['simran', '9876543210', '9876543211'],
  );
});

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
  ['SMTP_URL', 'smtp://a:hunter2@b?tls=0', '"smtp://…@b?…"', SMTP],
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

test('reads the mail server, and finds a recipient or asks for one', () => {
  const away = readConfig({ SMTP_URL: 'smtp://office%40agency.test:p%3As@mail.agency.test' });
  assert.deepEqual(away.SMTP_URL, {
    host: 'mail.agency.test',
    port: 587,
    secure: false,
    ignoreTLS: false,
    requireTLS: true,
    auth: { user: 'office@agency.test', pass: 'p:s' },
  });
  assert.deepEqual(away.ENQUIRY_EMAIL, ['office@agency.test']);
  const ENQUIRY_EMAIL = 'a@agency.test, b@agency.test';
  const here = readConfig({ SMTP_URL: 'smtp://127.0.0.1:2525', ENQUIRY_EMAIL });
  assert.deepEqual(here.ENQUIRY_EMAIL, ['a@agency.test', 'b@agency.test']);
  assert.deepEqual([here.SMTP_URL?.ignoreTLS, here.SMTP_URL?.requireTLS], [true, false]);
  const secure = readConfig({ SMTP_URL: 'smtps://mail.agency.test', ENQUIRY_EMAIL }).SMTP_URL;
  assert.deepEqual([secure?.secure, secure?.port], [true, 465]);
  assert.throws(() => readConfig({ SMTP_URL: 'smtp://apikey:key@mail.agency.test' }), {
    message:
      'ENQUIRY_EMAIL: nothing is set; with SMTP_URL it must be the e-mail address that enquiries go to.',
  });
});

test('reads how often to back up, and refuses a folder that would lose the backups', () => {
  assert.equal(readConfig({}).BACKUP_DIR, undefined);
  const daily = readConfig({ BACKUP_DIR: '/safe', BACKUP_EVERY: '24h' });
  assert.deepEqual([daily.BACKUP_DIR, daily.BACKUP_EVERY], ['/safe', 86_400]);
  assert.equal(readConfig({ BACKUP_DIR: '/safe', BACKUP_EVERY: '31d' }).BACKUP_EVERY, 2_678_400);
  assert.equal(readConfig({ DATA_DIR: '/data', BACKUP_DIR: '/data/backups' }).DATA_DIR, '/data');
  assert.throws(() => readConfig({ BACKUP_EVERY: '24h' }), {
    message:
      'BACKUP_DIR: nothing is set; with BACKUP_EVERY it must be the folder that backups are written into.',
  });
  for (const BACKUP_DIR of ['/data/media', '/data/media/backups', '/data/x/../media/'])
    assert.throws(() => readConfig({ DATA_DIR: '/data', BACKUP_DIR }), {
      message: `BACKUP_DIR: ${JSON.stringify(BACKUP_DIR)} cannot be used; allowed is a folder that is not among the pictures of DATA_DIR, where what is no picture is removed.`,
    });
});
