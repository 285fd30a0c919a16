import { createRandom } from '#bench/random.ts';
import { type Load, offerLoad } from './open-loop.ts';
import { randomWork } from './random-work.ts';

// A process of its own, so that whoever measures meanwhile does not wait for it.
process.on('message', async ({ port, load, seed }: { port: number; load: Load; seed: number }) => {
  const random = createRandom(seed);
  const offered = await offerLoad(port, load, () => randomWork(random));
  process.send?.(offered, () => process.exit());
});
