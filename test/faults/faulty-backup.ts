import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createControl } from './failing-calls.ts';
import { runFaulty } from './faulty-command.ts';
import type { Plant } from './faulty-product.ts';
import { prepareListings } from './prepared-listings.ts';

const LISTINGS = 4;

/** A catalogue in `folder`, and backups of it whose file calls fail as `control` says. */
export async function prepareBackup(folder: string, plant: Plant | undefined) {
  const data = join(folder, 'data');
  const out = join(folder, 'out');
  for (const each of [data, out]) await mkdir(each);
  await prepareListings(data, LISTINGS);
  const control = createControl(join(folder, 'control'));
  const faulty = { data, root: out, control: control.file, plant };
  return {
    control,
    backUp: () => runFaulty('backup', [join(out, 'backup.tar')], faulty),
    written: () => readdir(out),
  };
}
