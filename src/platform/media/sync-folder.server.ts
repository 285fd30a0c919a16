import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a rename durable. Windows has no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names of all folders on the way from `root` to `folder` durable, and that of `root`. */
export async function syncWay(root: string, folder: string): Promise<void> {
  await syncFolder(dirname(folder));
  if (folder !== root) await syncWay(root, dirname(folder));
}
