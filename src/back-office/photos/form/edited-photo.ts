import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { UNREACHABLE } from '#back-office/save/refusal.ts';
import type { PreparedPicture } from '#media/prepare/draw-picture.ts';
import type { PictureEdit } from '#media/prepare/picture-edit.ts';
import { preparePhoto } from '#media/prepare/prepare-photo.ts';

const CANNOT_EDIT = 'This browser cannot edit the picture.';

/** The picture after its edit, or why there is none. */
export async function editedPhoto(
  { stored, upload }: PhotoTile,
  edit: PictureEdit,
): Promise<PreparedPicture | string> {
  const file = upload?.file ?? (await fetchFile(stored?.imageUrl ?? ''));
  if (file === undefined) return UNREACHABLE.message;
  return (await preparePhoto(file, edit)) ?? CANNOT_EDIT;
}

async function fetchFile(url: string): Promise<Blob | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ? answer.blob().catch(() => undefined) : undefined;
}
