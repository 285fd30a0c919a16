import { shimIsMissing } from './compiled-shim.ts';
import { type Outcome, unnoticed } from './outcome.ts';
import { cutPower } from './power.ts';

const WRITE_MS = 8000;
const CONTROL = { cuts: 10, writeMs: 3000 };

export async function powerPart(cuts: number): Promise<Outcome | string> {
  const missing = shimIsMissing();
  if (missing !== false) return missing;
  const { calls, answered, faults } = await cutPower({ cuts, writeMs: WRITE_MS });
  const commits = await cutPower({ ...CONTROL, plant: 'unsynced-commits' });
  const photos = await cutPower({ ...CONTROL, plant: 'unsynced-photos' });
  return {
    rows: [
      ['power cuts', cuts],
      ['file calls that were recorded', calls],
      ['writes that were answered', answered],
      ['lost, half done or broken', faults.length, '0'],
      ['found with synchronous=OFF', commits.faults.length, 'at least 1'],
      ['found without a sync of photos', photos.faults.length, 'at least 1'],
    ],
    failures: [
      ...faults,
      ...unnoticed('synchronous=OFF', commits.faults),
      ...unnoticed('photos without a sync', photos.faults),
    ],
  };
}
