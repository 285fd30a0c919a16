import type { PhotoRef } from '#back-office/photos/queue/album.ts';
import { photoQueue } from '#back-office/photos/queue/browser-queue.ts';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';

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
