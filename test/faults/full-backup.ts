import { prepareBackup } from './faulty-backup.ts';
import { type Ended, unclear } from './faulty-command.ts';
import type { Plant } from './faulty-product.ts';
import type { FullDiskResult } from './full-disk.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

interface Settings {
  /** The bytes by which the room for each backup grows. */
  readonly step: number;
  readonly lies?: boolean;
  readonly plant?: Plant;
}

/** The disk becomes full at one place after another of a backup, until one finds enough room. */
export function fillDiskInBackup({ step, lies = false, plant }: Settings): Promise<FullDiskResult> {
  return inTemporaryFolder(async (folder) => {
    const { control, backUp, written } = await prepareBackup(folder, plant);
    let filled = 0;
    for (let room = 0; ; room += step) {
      control.fill({ room, lies });
      const ended = await backUp();
      const isFull = control.hasFailed();
      const faults = isFull ? unpromised(ended, await written(), room) : failed(ended);
      if (!isFull || faults.length > 0) return { filled, refused: filled, faults };
      filled += 1;
    }
  });
}

function unpromised(ended: Ended, left: readonly string[], room: number): string[] {
  const where = `full after ${room} bytes of a backup`;
  return [
    ...(ended.code === 1 ? [] : [`${where}: it ended with ${ended.code}`]),
    ...unclear(where, ended),
    ...left.map((name) => `${where}: ${name} is left`),
  ];
}

function failed({ code, stderr }: Ended): string[] {
  return code === 0 ? [] : [`with enough room: ${code} ${stderr}`];
}
