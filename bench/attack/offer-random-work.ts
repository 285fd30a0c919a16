import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Load, offerLoad } from './open-loop.ts';

type Offered = Awaited<ReturnType<typeof offerLoad>>;

/** Offers random uncached work from another process. */
export async function offerRandomWork(port: number, load: Load, seed: number): Promise<Offered> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { serialization: 'advanced' });
  process.once('exit', () => child.kill());
  child.send({ port, load, seed });
  const [offered]: [Offered] = await Promise.race([
    once(child, 'message') as Promise<[Offered]>,
    once(child, 'exit').then(() => Promise.reject(new Error('The load generator ended early.'))),
  ]);
  return offered;
}
