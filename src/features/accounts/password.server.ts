import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedQueue } from '#platform/concurrency/bounded-queue.ts';

/** OWASP's minimum for argon2id; about 25 ms per hash on a small server. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Hashing takes 19 MiB each and shares its threads with photos and files. */
const queue = boundedQueue({ concurrency: 2, maxWaiting: 60 });
const derive = promisify(argon2);

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await queue(() =>
    derive('argon2id', {
      message: normalized(password),
      nonce: salt,
      tagLength: HASH_BYTES,
      ...COST,
    }),
  );
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${toBase64(salt)}$${toBase64(hash)}`;
}

/** Takes as long without a stored hash, so that the time does not reveal which names exist. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const parsed = stored === undefined ? undefined : parse(stored);
  const { salt, hash, cost } = parsed ?? {
    salt: Buffer.alloc(SALT_BYTES),
    hash: Buffer.alloc(HASH_BYTES),
    cost: COST,
  };
  const actual = await queue(() =>
    derive('argon2id', {
      message: normalized(password),
      nonce: salt,
      tagLength: hash.length,
      ...cost,
    }),
  );
  return timingSafeEqual(actual, hash) && parsed !== undefined;
}

function parse(stored: string) {
  const [, memory, passes, parallelism, salt, hash] = STORED.exec(stored) ?? [];
  if (salt === undefined || hash === undefined)
    throw new Error('A stored password hash is not of the argon2id form.');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64'), cost };
}

/** Keyboards differ in how they compose the same letters. */
function normalized(password: string): string {
  return password.normalize('NFC');
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
