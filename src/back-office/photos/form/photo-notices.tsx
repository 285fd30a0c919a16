import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AlbumConflict, CaptionedPhoto, PhotoRef } from '#back-office/photos/queue/album.ts';
import { photoQueue } from '#back-office/photos/queue/browser-queue.ts';
import { listingIdOf, type PhotoOwner } from '#back-office/photos/queue/photo-upload.ts';
import type { QueueState } from '#back-office/photos/queue/queue-state.ts';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { buttonClass } from '#platform/ui/button.ts';
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

interface PhotoConflictProps {
  conflict: AlbumConflict;
  mine: readonly CaptionedPhoto<PhotoRef>[];
  onDecide: (isTheirs: boolean) => void;
}

/** Says that somebody else was faster; both versions are there until one is chosen. */
export function PhotoConflict({ conflict: { by, theirs }, mine, onDecide }: PhotoConflictProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.scrollIntoView({ block: 'nearest' }), []);
  const captions = theirs.flatMap(({ id, caption }) => {
    const own = mine.find((photo) => photo.id === id)?.caption;
    return own === undefined || own === caption ? [] : [{ id, own, caption }];
  });
  return (
    <section ref={notice} aria-label="Photographs changed meanwhile" className="notice grid gap-3">
      <p role="alert" className="font-semibold">
        {by} has arranged these photographs differently meanwhile. You see your version; nothing of
        either is lost. Choose the one to keep.
      </p>
      {captions.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {captions.map(({ id, own, caption }) => (
            <li key={id}>
              Caption: yours “{own}”, theirs “{caption}”
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={() => onDecide(false)}>
          Keep mine
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => onDecide(true)}>
          Take theirs
        </button>
      </div>
    </section>
  );
}

interface PhotoFailuresProps {
  tiles: readonly PhotoTile[];
  onRemove: (id: PhotoRef) => void;
}

/** Why photos were refused, in the words of the server. */
export function PhotoFailures({ tiles, onRemove }: PhotoFailuresProps) {
  const failed = tiles.flatMap(({ upload }) => (upload?.refusal === undefined ? [] : [upload]));
  if (failed.length === 0) return null;
  return (
    <ul aria-label="Photographs that could not be sent" className="grid gap-2">
      {failed.map(({ key, name, refusal }) => (
        <li key={key} className="notice grid gap-2">
          <p role="alert" className="text-sm">
            <span className="font-semibold wrap-anywhere">{name}</span> was not stored: {refusal}
          </p>
          <div className="flex gap-2">
            <button
              type="button"
              aria-label={`Try again: ${name}`}
              className="row-action hover:border-field hover:text-field"
              onClick={() => photoQueue.retry([key])}
            >
              Try again
            </button>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              className="row-action hover:border-danger hover:text-danger"
              onClick={() => onRemove(key)}
            >
              Remove
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
