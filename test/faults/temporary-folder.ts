import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killStarted } from './faulty-product.ts';

export async function inTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  try {
    return await work(folder);
  } finally {
    killStarted();
    await rm(folder, { recursive: true, force: true });
  }
}
