// Makes all files of the sample's pictures from their JPEGs: node scripts/run.mjs encode-sample-pictures
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePhoto } from '#platform/media/encode-photo.server.ts';
import { PICTURES, PICTURES_FOLDER } from '#tools/sample-catalogue/pictures.ts';

const colours: Record<string, string> = {};
for (const { name } of PICTURES) {
  const file = join(PICTURES_FOLDER, name);
  const encoded = await encodePhoto({ bytes: await readFile(`${file}.jpg`) });
  if ('refused' in encoded) throw new Error(`${file} is refused: ${encoded.refused}.`);
  const [, ...variants] = encoded.files;
  for (const { suffix, bytes } of variants) await writeFile(file + suffix, bytes);
  colours[name] = encoded.placeholder;
}
await writeFile(join(PICTURES_FOLDER, 'colours.json'), `${JSON.stringify(colours, null, 2)}\n`);
