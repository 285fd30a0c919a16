import { createRandom } from '#bench/random.ts';
import { type Load, offerLoad } from './open-loop.ts';
import { randomWork } from './random-work.ts';

export interface RandomLoad {
  readonly port: number;
  readonly load: Load;
  readonly seed: number;
}

export type Offered = Awaited<ReturnType<typeof offerLoad>>;

process.on('message', async ({ port, load, seed }: RandomLoad) => {
  const random = createRandom(seed);
  const offered = await offerLoad(port, load, () => randomWork(random));
  process.send?.(offered, () => process.exit());
});
process.send?.('ready');
