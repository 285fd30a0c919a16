import { join } from 'node:path';
import type { Config } from '#config.ts';
import { openMediaFolder } from './media-folder.server.ts';
import type { MediaStore } from './media-store.server.ts';

/** The media store that the configuration names: the folder `media` in DATA_DIR unless MEDIA_URL says otherwise. */
export function openMedia({ DATA_DIR, MEDIA_URL }: Pick<Config, 'DATA_DIR' | 'MEDIA_URL'>): Promise<MediaStore> {
  if (MEDIA_URL !== undefined) throw new Error('MEDIA_URL: an S3 store cannot be used yet; leave it unset to keep media in DATA_DIR.');
  return openMediaFolder(join(DATA_DIR, 'media'));
}
