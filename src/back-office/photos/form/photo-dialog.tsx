import { useEffect, useState } from 'react';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { Field } from '#back-office/form/field.tsx';
import type { PhotoRef } from '#back-office/photos/queue/album.ts';
import type { AlbumOwner } from '#back-office/photos/queue/album-changes.ts';
import { photoQueue } from '#back-office/photos/queue/browser-queue.ts';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { UNREACHABLE } from '#back-office/save/refusal.ts';
import { MAX_CAPTION_LENGTH } from '#features/listings/photos/arranged-photos.ts';
import { variantUrl, variantWidths } from '#platform/media/photo-variants.ts';
import type { PreparedPicture } from '#platform/media/prepare/draw-picture.ts';
import { isEdited, type PictureEdit, UNEDITED } from '#platform/media/prepare/picture-edit.ts';
import { preparePhoto } from '#platform/media/prepare/prepare-photo.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { useBlobUrl } from '#platform/ui/use-blob-url.ts';
import { CropFrame } from './crop-frame.tsx';
import { smallPhotoUrl } from './photo-picture.tsx';
import { PhotoTools } from './photo-tools.tsx';

interface OpenPhotoProps {
  of: AlbumOwner;
  tiles: readonly PhotoTile[];
  /** Its tile's key. */
  photo: PhotoRef;
  onClose: () => void;
}

/** The dialog of one photo of the album. */
export function OpenPhoto({ of, tiles, photo, onClose }: OpenPhotoProps) {
  const index = tiles.findIndex(({ key }) => key === photo);
  const tile = tiles[index];
  if (tile === undefined) return null;
  const { id } = tile;

  function move(by: number) {
    const rest = tiles.filter((other) => other.id !== id);
    photoQueue.reorder(of, id, rest[Math.max(0, index + by)]?.id);
  }

  return (
    <PhotoDialog
      tile={tile}
      place={index + 1}
      count={tiles.length}
      onMove={move}
      onRemove={() => {
        photoQueue.remove(of, id);
        onClose();
      }}
      onCaption={(caption) => photoQueue.caption(of, id, caption)}
      onEdited={(picture) =>
        photoQueue.replace(of, id, tile.upload?.name ?? 'photograph.jpg', picture)
      }
      onClose={onClose}
    />
  );
}

/** One photo: caption, place, rotation, crop. Nothing here needs to drag. */
function PhotoDialog({
  tile,
  place,
  count,
  onClose,
  ...on
}: {
  tile: PhotoTile;
  place: number;
  count: number;
  /** Moves it by places: -1 is one earlier. */
  onMove: (by: number) => void;
  onRemove: () => void;
  onCaption: (caption: string) => void;
  onEdited: (picture: PreparedPicture) => void;
  onClose: () => void;
}) {
  const picture = usePicture(tile);
  const [caption, setCaption] = useState(tile.caption);
  const [edit, setEdit] = useState(UNEDITED);
  const [isCropping, setIsCropping] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const name = `Photograph ${place} of ${count}`;

  async function finish() {
    if (pending) return;
    if (caption.trim() !== tile.caption) on.onCaption(caption.trim());
    if (!isEdited(edit)) return onClose();
    setPending(true);
    const edited = await editedPhoto(tile, edit);
    setPending(false);
    if (typeof edited === 'string') return setFailure(edited);
    on.onEdited(edited);
    onClose();
  }

  return (
    <ModalDialog title={name} onClose={onClose}>
      <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-4 sm:p-6">
        {picture !== undefined && (
          <CropFrame
            {...picture}
            alt={caption || name}
            edit={edit}
            isCropping={isCropping}
            onEdit={setEdit}
          />
        )}
        <PhotoTools
          canEdit={picture !== undefined}
          isFirst={place === 1}
          isLast={place === count}
          isCropping={isCropping}
          edit={edit}
          onEdit={setEdit}
          onCropping={setIsCropping}
          onMove={on.onMove}
          onRemove={on.onRemove}
        />
        <Field label="Caption" hint="What it shows, e.g. “Kitchen with garden door”.">
          {(control) => (
            <input
              {...control}
              value={caption}
              maxLength={MAX_CAPTION_LENGTH}
              onChange={({ target }) => setCaption(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void finish();
              }}
              className="field"
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line p-4 sm:px-6">
        <p
          role="alert"
          className="grow text-sm font-semibold text-danger empty:hidden sm:empty:block"
        >
          {failure}
        </p>
        <button type="button" className={`${buttonClass('quiet')} max-sm:grow`} onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          aria-disabled={pending}
          className={`${buttonClass()} max-sm:grow`}
          onClick={() => void finish()}
        >
          Done
        </button>
      </div>
    </ModalDialog>
  );
}

const CANNOT_EDIT = 'This browser cannot edit the picture.';

/** The picture after its edit, or why there is none. */
async function editedPhoto(
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

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A photo large enough to edit it; undefined until it is there, and where it cannot be shown. */
function usePicture({ stored, upload }: PhotoTile): Picture | undefined {
  const chosen = useBlobUrl(upload?.preview && upload.file);
  const url = chosen ?? (stored && largeUrl(stored));
  const fallback = stored && smallPhotoUrl(stored);
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    setPicture(undefined);
    if (url === undefined) return;
    const image = new Image();
    image.onload = () =>
      setPicture({ url: image.src, width: image.naturalWidth, height: image.naturalHeight });
    // The picture that the form shows is at hand without a connection, too.
    image.onerror = () => {
      if (fallback !== undefined && image.getAttribute('src') !== fallback) image.src = fallback;
    };
    image.src = url;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [url, fallback]);
  return picture;
}

function largeUrl({ imageUrl, width }: { imageUrl: string; width: number }): string {
  const widest = variantWidths(width).findLast((one) => one <= 960);
  return variantUrl(imageUrl, widest ?? width, 'webp');
}
