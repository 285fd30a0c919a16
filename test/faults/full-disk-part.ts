import { shimIsMissing } from './compiled-shim.ts';
import { fillDiskInBackup } from './full-backup.ts';
import { fillDisk, fillDiskInCheckpoint } from './full-disk.ts';
import { fillDiskInStart } from './full-start.ts';
import { type Outcome, unnoticed } from './outcome.ts';

const STEP = 5000;
const BACKUP_STEP = 20_000;
const START_STEP = 100_000;
const COARSE_STEP = 60_000;

export async function fullDiskPart(): Promise<Outcome | string> {
  const missing = shimIsMissing();
  if (missing !== false) return missing;
  const uploads = await fillDisk({ step: STEP });
  const checkpoint = await fillDiskInCheckpoint();
  const backups = await fillDiskInBackup({ step: BACKUP_STEP });
  const starts = await fillDiskInStart(START_STEP);
  const lies = await fillDisk({ step: STEP, lies: true });
  const checkpointLies = await fillDiskInCheckpoint(true);
  const partials = await fillDiskInBackup({ step: COARSE_STEP, plant: 'kept-partials' });
  const faults = [uploads, checkpoint, backups, starts].flatMap((result) => result.faults);
  return {
    rows: [
      ['full during writes and uploads', uploads.filled],
      ['requests answered 503', uploads.refused],
      ['full during checkpoints', checkpoint.filled],
      ['full during backups', backups.filled],
      ['full during first starts', starts.filled],
      ['lost, half done, left or unclear', faults.length, '0'],
      ['found with writes that say they succeeded', lies.faults.length, 'at least 1'],
      ['found with checkpoints that say so', checkpointLies.faults.length, 'at least 1'],
      ['found with backups that are not removed', partials.faults.length, 'at least 1'],
    ],
    failures: [
      ...faults,
      ...unnoticed('writes that say they succeeded', lies.faults),
      ...unnoticed('checkpoints that say they succeeded', checkpointLies.faults),
      ...unnoticed('backups that are not removed', partials.faults),
    ],
  };
}
