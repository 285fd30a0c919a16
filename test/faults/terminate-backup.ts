import { prepareBackup } from './faulty-backup.ts';
import type { Plant } from './faulty-product.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import type { TerminateResult } from './terminate.ts';

const SAID = 'Interrupted; no backup was written.\n';

/** A backup is asked to stop at its first write, and is then made. */
export function terminateBackup(plant?: Plant): Promise<TerminateResult> {
  return inTemporaryFolder(async (folder) => {
    const { control, backUp, written } = await prepareBackup(folder, plant);
    control.terminateAt('write', 1);
    const { code, stderr } = await backUp();
    const left = await written();
    const signals = Number(control.hasFailed());
    const again = await backUp();
    return {
      signals,
      faults: [
        ...(code === 1 && stderr === SAID ? [] : [`backup: it ended with ${code} ${stderr}`]),
        ...left.map((name) => `backup: ${name} is left`),
        ...(again.code === 0 ? [] : [`backup, made again: ${again.code} ${again.stderr}`]),
      ],
    };
  });
}
