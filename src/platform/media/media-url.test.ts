import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '#config.ts';

const ALLOWED =
  's3://bucket/prefix?endpoint=https://… with &region=… unless it is us-east-1; keys belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
const KEYS = { AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'hunter2' };

test('parses bucket, prefix, endpoint and region of an S3 store', () => {
  const addressOf = (MEDIA_URL: string) =>
    Object.values(readConfig({ ...KEYS, MEDIA_URL }).MEDIA_URL ?? {});

  assert.deepEqual(addressOf('s3://pictures?endpoint=https://s3.example.com'), [
    'pictures',
    '',
    'https://s3.example.com',
    'us-east-1',
  ]);
  assert.deepEqual(
    addressOf('s3://a.b-c/the site/ਪੰਜਾਬ/?endpoint=http%3A%2F%2F127.0.0.1%3A9000%2F&region=auto'),
    ['a.b-c', 'the site/ਪੰਜਾਬ/', 'http://127.0.0.1:9000', 'auto'],
  );
  assert.deepEqual(
    addressOf('s3://Old_Bucket/100%25?endpoint=https://[::1]:9000/storage/s3/')[2],
    'https://[::1]:9000/storage/s3',
  );
});

const unusable: [value: string, shown: string][] = [
  ['/srv/pictures', '/srv/pictures'],
  ['s3:pictures?endpoint=https://s3.example.com', 's3:pictures?…'],
  ['s3://pictures/site', 's3://pictures/site'],
  ['s3://?endpoint=https://s3.example.com', 's3://?…'],
  ['s3:///site?endpoint=https://s3.example.com', 's3:///site?…'],
  ['s3://ab?endpoint=https://s3.example.com', 's3://ab?…'],
  ['s3://pictures:9000?endpoint=https://s3.example.com', 's3://pictures:9000?…'],
  ['s3://AKID:hunter2@pictures?endpoint=https://s3.example.com', 's3://…@pictures?…'],
  ['s3://pictures/site?endpoint=https://AKID:hunter2@s3.example.com', 's3://…@s3.example.com'],
  ['s3://pictures?endpoint=s3.example.com', 's3://pictures?…'],
  ['s3://pictures?endpoint=ftp://s3.example.com', 's3://pictures?…'],
  ['s3://pictures?endpoint=https://s3.example.com%3Fhunter2', 's3://pictures?…'],
  ['s3://pictures?endpoint=https://a.example&endpoint=https://b.example', 's3://pictures?…'],
  ['s3://pictures?endpoint=https://s3.example.com&secret=hunter2', 's3://pictures?…'],
  ['s3://pictures?endpoint=https://s3.example.com&region=', 's3://pictures?…'],
  ['s3://pictures?endpoint=https://s3.example.com#site', 's3://pictures?…'],
  [
    's3://pictures/a/..%2f..%2fother?endpoint=https://s3.example.com',
    's3://pictures/a/..%2f..%2fother?…',
  ],
  ['s3://pictures/%00?endpoint=https://s3.example.com', 's3://pictures/%00?…'],
  ['s3://pictures/%ff?endpoint=https://s3.example.com', 's3://pictures/%ff?…'],
  [
    `s3://pictures/${'x'.repeat(513)}?endpoint=https://s3.example.com`,
    `s3://pictures/${'x'.repeat(513)}?…`,
  ],
];

for (const [MEDIA_URL, shown] of unusable) {
  test(`MEDIA_URL=${MEDIA_URL.slice(0, 80)} is refused in one sentence without its secrets`, () => {
    const sentence = `MEDIA_URL: ${JSON.stringify(shown)} cannot be used; allowed is ${ALLOWED}.`;

    assert.throws(() => readConfig({ ...KEYS, MEDIA_URL }), { message: sentence });
  });
}

test('requires both keys of an S3 store and never shows them', () => {
  const MEDIA_URL = 's3://pictures?endpoint=https://s3.example.com';

  for (const name of Object.keys(KEYS)) {
    assert.throws(() => readConfig({ ...KEYS, MEDIA_URL, [name]: '' }), {
      message: `${name}: nothing is set; with MEDIA_URL it must be a key that the store knows.`,
    });
    assert.throws(() => readConfig({ ...KEYS, MEDIA_URL, [name]: 'hunter2\n' }), {
      message: `${name}: its value cannot be used; allowed is letters, digits and signs without blanks.`,
    });
  }
});
