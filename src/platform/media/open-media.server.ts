import { join } from 'node:path';
import type { Config } from '#config.ts';
import { openMediaFolder } from './media-folder.server.ts';
import type { MediaStore } from './media-store.server.ts';
import { openS3Store } from './s3-store.server.ts';

type MediaConfig = Pick<
  Config,
  'DATA_DIR' | 'MEDIA_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'
>;

export async function openMedia({
  DATA_DIR,
  MEDIA_URL,
  ...keys
}: MediaConfig): Promise<MediaStore> {
  if (MEDIA_URL === undefined) return openMediaFolder(join(DATA_DIR, 'media'));
  const {
    AWS_ACCESS_KEY_ID: accessKeyId = '',
    AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
    AWS_SESSION_TOKEN: sessionToken,
  } = keys;
  return openS3Store(MEDIA_URL, {
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
  });
}
