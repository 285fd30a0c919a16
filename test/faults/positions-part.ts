import { shimIsMissing } from './compiled-shim.ts';
import { type Outcome, unnoticed } from './outcome.ts';
import { failEachCall } from './positions.ts';

const EVERY = { write: 1, sync: 1, rename: 1 };
const SOME_WRITES = { write: 5, sync: 1000, rename: 1000 };

export async function positionsPart(): Promise<Outcome | string> {
  const missing = shimIsMissing();
  if (missing !== false) return missing;
  const { failed, refused, faults } = await failEachCall({ step: EVERY });
  const lies = await failEachCall({ step: SOME_WRITES, lies: true });
  return {
    rows: [
      ['writes that failed once', failed.write],
      ['syncs that failed once', failed.sync],
      ['renames that failed once', failed.rename],
      ['requests answered 503', refused],
      ['half stored, lost, or another answer', faults.length, '0'],
      ['found with writes that say they succeeded', lies.faults.length, 'at least 1'],
    ],
    failures: [...faults, ...unnoticed('writes that say they succeeded', lies.faults)],
  };
}
