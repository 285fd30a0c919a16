import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config.ts';

const SECRET_BYTES = 48;

/** AUTH_SECRET, or a secret created once in the data folder, readable by its owner alone. */
export function readAuthSecret(config: Pick<Config, 'AUTH_SECRET' | 'DATA_DIR'>): string {
  if (config.AUTH_SECRET !== undefined) return config.AUTH_SECRET;
  const file = join(config.DATA_DIR, 'auth-secret');
  const secret = readIfExists(file) ?? create(file, config.DATA_DIR);
  if (secret.length < SECRET_BYTES)
    throw new Error(
      `${file} holds no usable secret: remove it (everybody is logged out) or set AUTH_SECRET.`,
    );
  return secret;
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Syncs, then links: a crash leaves no half secret, and of two processes one wins. */
function create(file: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  const descriptor = openSync(temporary, 'w', 0o600);
  writeSync(descriptor, randomBytes(SECRET_BYTES).toString('base64url'));
  fsyncSync(descriptor);
  closeSync(descriptor);
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(temporary);
  }
  syncFolder(folder);
  return readFileSync(file, 'utf8');
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
