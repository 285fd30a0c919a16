import { useState } from 'react';
import { ModalDialog } from '#back-office/dialogs/modal-dialog.tsx';
import { Field } from '#back-office/form/field.tsx';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { MAX_CAPTION_LENGTH } from '#features/listings/photos/arranged-photos.ts';
import type { PreparedPicture } from '#media/prepare/draw-picture.ts';
import { isEdited, UNEDITED } from '#media/prepare/picture-edit.ts';
import { buttonClass } from '#ui/button.ts';
import { CropFrame } from './crop-frame.tsx';
import { editedPhoto } from './edited-photo.ts';
import { PhotoTools } from './photo-tools.tsx';
import { usePicture } from './use-picture.ts';

interface PhotoDialogProps {
  tile: PhotoTile;
  place: number;
  count: number;
  /** By places: -1 is one earlier. */
  onMove: (by: number) => void;
  onRemove: () => void;
  onCaption: (caption: string) => void;
  onEdited: (picture: PreparedPicture) => void;
  onClose: () => void;
}

/** One photo: caption, place, rotation, crop. Nothing here needs to drag. */
export function PhotoDialog({ tile, place, count, onClose, ...on }: PhotoDialogProps) {
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
