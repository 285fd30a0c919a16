import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMediaFolder } from '#platform/media/media-folder.server.ts';
import type { MediaStore } from '#platform/media/media-store.server.ts';
import { openS3Store, type S3Timeouts } from '#platform/media/s3-store.server.ts';
import { S3_KEYS, type S3Server, startS3Server } from '#test/s3-server.ts';

export interface TestMedia extends AsyncDisposable {
  readonly media: MediaStore;
}

/** An empty media store: a folder, or an S3 store with `TEST_MEDIA=s3`. */
export async function openTestMedia(kind = process.env.TEST_MEDIA): Promise<TestMedia> {
  if (kind === 's3') {
    const server = await startS3Server();
    return {
      media: openTestS3(server),
      [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    };
  }
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  return {
    media: await openMediaFolder(folder),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

export function openTestS3(
  { endpoint }: S3Server,
  prefix = 'the site/',
  timeouts?: S3Timeouts,
): MediaStore {
  return openS3Store(
    { bucket: 'pictures', prefix, endpoint, region: 'us-east-1' },
    S3_KEYS,
    timeouts,
  );
}
