import { join } from 'node:path';
import { imageProcesses } from '#platform/media/image-processes.server.ts';
import type { PreviewPicture } from './preview-picture.ts';

/** One: a picture takes a tenth of a second. It stays, as its start takes four times as long. */
const LIMITS = {
  maxProcesses: 1,
  maxWaiting: 12,
  maxWaitMs: 3000,
  hangTimeoutMs: 10_000,
  idleTimeoutMs: 60 * 60_000,
};

const draw = imageProcesses<PreviewPicture, Uint8Array<ArrayBuffer>>(
  join(import.meta.dirname, 'preview-process.server.ts'),
  LIMITS,
  { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts/fonts.conf') },
);

/** In another process. Rejects with `QueueFull` when too many wait. */
export async function drawPreviewInProcess(
  picture: PreviewPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  const outcome = await draw(picture);
  if ('result' in outcome) return outcome.result;
  throw new Error(
    `The process that draws previews ended early (${outcome.ended.signal ?? outcome.ended.code}).`,
  );
}
