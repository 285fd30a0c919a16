import { Undo2 } from 'lucide-react';
import { listingIdOf, type PhotoOwner } from '#back-office/photos/queue/photo-upload.ts';
import type { QueueState } from '#back-office/photos/queue/queue-state.ts';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { countPhotos, photosAre } from './count-photos.ts';
import { useOnline } from './use-photo-queue.ts';

interface PhotoStatusProps {
  owner: PhotoOwner;
  tiles: readonly PhotoTile[];
  /** How many were removed and can be restored. */
  removedCount: number;
  storage: QueueState['storage'];
  onRestore: () => void;
}

/** What becomes of the photos now, and the way back after a removal. */
export function PhotoStatus({ owner, tiles, removedCount, storage, onRestore }: PhotoStatusProps) {
  const isOnline = useOnline();
  const waiting = tiles.filter(({ upload }) => upload && upload.refusal === undefined).length;
  return (
    <>
      <p role="status" className="text-sm font-semibold empty:sr-only">
        {waiting > 0 && statusText(waiting, listingIdOf(owner) === undefined, isOnline, storage)}
      </p>
      {removedCount > 0 && (
        <div role="status" className="notice flex items-center justify-between gap-3 py-1">
          {countPhotos(removedCount)} removed.
          <button
            type="button"
            onClick={onRestore}
            className="row-action hover:border-field hover:text-field"
          >
            <Undo2 aria-hidden="true" className="size-4" />
            Undo
          </button>
        </div>
      )}
    </>
  );
}

const KEPT = {
  writing: 'being kept on this device',
  written: 'kept on this device',
  failed: 'lost if you leave this page',
};

function statusText(
  count: number,
  isDraft: boolean,
  isOnline: boolean,
  storage: QueueState['storage'],
) {
  const kept = KEPT[storage];
  if (isDraft) return `${photosAre(count)} ${kept} until you save the listing.`;
  if (!isOnline) return `No connection. ${photosAre(count)} ${kept} and sent later.`;
  return `${photosAre(count)} on the way. You can save and go on meanwhile.`;
}
