import { shimIsMissing } from './compiled-shim.ts';
import { killRepeatedly } from './kill.ts';
import { type Outcome, unnoticed } from './outcome.ts';

const CONTROL_KILLS = 10;
const LATE_RENAME_MS = 2000;

export async function killsPart(kills: number): Promise<Outcome> {
  const { answered, swept, faults } = await killRepeatedly(kills);
  const commits = await killRepeatedly(CONTROL_KILLS, { plant: 'late-commits' });
  const renames =
    shimIsMissing() === false
      ? await killRepeatedly(CONTROL_KILLS, { lateRenameMs: LATE_RENAME_MS })
      : undefined;
  return {
    rows: [
      ['kills', kills],
      ['writes that were answered', answered],
      ['lost, half done or broken', faults.length, '0'],
      ['files that the sweep removed', swept],
      ['found with commits answered too early', commits.faults.length, 'at least 1'],
      ['found with photos answered too early', renames?.faults.length ?? 'skipped', 'at least 1'],
    ],
    failures: [
      ...faults,
      ...unnoticed('commits answered too early', commits.faults),
      ...(renames === undefined ? [] : unnoticed('photos answered too early', renames.faults)),
    ],
  };
}
