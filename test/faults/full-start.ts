import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createControl } from './failing-calls.ts';
import { unclear } from './faulty-command.ts';
import type { FullDiskResult } from './full-disk.ts';
import { startAndStop } from './start-and-stop.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** A first start fills everything below this many bytes. */
const MOST_ROOM = 4_000_000;

/** The disk becomes full at one place after another of a first start; then there is room again. */
export function fillDiskInStart(step: number): Promise<FullDiskResult> {
  return inTemporaryFolder(async (folder) => {
    const control = createControl(join(folder, 'control'));
    const faults: string[] = [];
    let filled = 0;
    for (let room = 0; room < MOST_ROOM && faults.length === 0; room += step) {
      const data = join(folder, `data-${room}`);
      await mkdir(data);
      control.fill({ room });
      const ended = await startAndStop(data, { control: control.file });
      control.disarm();
      if (!control.hasFailed()) break;
      filled += 1;
      const where = `full after ${room} bytes of a start`;
      if (ended.listened) continue;
      if (ended.code !== 1) faults.push(`${where}: it ended with ${ended.code}`);
      faults.push(...unclear(where, ended));
      const again = await startAndStop(data);
      if (!again.listened) faults.push(`${where}, then with room: ${again.stderr}`);
    }
    return { filled, refused: filled, faults };
  });
}
