import type { PhotoRef } from '#back-office/photos/queue/album.ts';
import type { AlbumOwner } from '#back-office/photos/queue/album-changes.ts';
import { photoQueue } from '#back-office/photos/queue/browser-queue.ts';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { PhotoDialog } from './photo-dialog.tsx';

interface OpenPhotoProps {
  of: AlbumOwner;
  tiles: readonly PhotoTile[];
  id: PhotoRef;
  onClose: () => void;
}

/** The dialog of one photo of the album. */
export function OpenPhoto({ of, tiles, id, onClose }: OpenPhotoProps) {
  const index = tiles.findIndex((tile) => tile.id === id);
  const tile = tiles[index];
  if (tile === undefined) return null;

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
