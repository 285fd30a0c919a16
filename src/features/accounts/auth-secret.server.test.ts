import assert from 'node:assert/strict';
import { mkdtempDisposableSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readAuthSecret } from './auth-secret.server.ts';

const folder = () => mkdtempDisposableSync(join(tmpdir(), 'auth-secret-'));

test('uses a configured secret', () => {
  assert.equal(
    readAuthSecret({ AUTH_SECRET: 'configured', DATA_DIR: '/nonexistent' }),
    'configured',
  );
});

test('creates a secret once, readable by its owner alone', () => {
  using temporary = folder();
  const config = { AUTH_SECRET: undefined, DATA_DIR: join(temporary.path, 'data') };

  const made = readAuthSecret(config);

  assert.equal(made.length, 64);
  assert.equal(readAuthSecret(config), made);
  assert.deepEqual(readdirSync(config.DATA_DIR), ['auth-secret']);
  if (process.platform !== 'win32')
    assert.equal(statSync(join(config.DATA_DIR, 'auth-secret')).mode & 0o777, 0o600);
});

test('refuses a file without a secret', () => {
  using temporary = folder();
  writeFileSync(join(temporary.path, 'auth-secret'), '');

  assert.throws(
    () => readAuthSecret({ AUTH_SECRET: undefined, DATA_DIR: temporary.path }),
    /holds no usable secret/,
  );
});
