import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { CircleAlert, GripVertical } from 'lucide-react';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { PhotoPicture } from './photo-picture.tsx';

interface PhotoGridTileProps {
  tile: PhotoTile;
  place: number;
  /** The part that was sent, from 0 to 1; undefined while nothing is. */
  part: number | undefined;
  onOpen: () => void;
}

export function PhotoGridTile({ tile, place, part, onOpen }: PhotoGridTileProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...move } = useSortable({
    id: tile.id,
  });
  const { upload, caption } = tile;
  const isWaiting = upload !== undefined && upload.refusal === undefined;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(move.transform), transition: move.transition }}
      className={`photo-tile ${move.isDragging ? 'z-10 opacity-80 shadow-lg' : ''}`}
      {...listeners}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-label={`Edit photograph ${place}${caption === '' ? '' : `: ${caption}`}`}
        className="block w-full rounded-mark"
      >
        <PhotoPicture
          tile={tile}
          alt={upload === undefined ? caption : `Chosen: ${upload.name}`}
          className={`aspect-card w-full rounded-mark bg-sunken ${isWaiting ? 'opacity-70' : ''}`}
        />
      </button>
      {place === 1 && (
        <span className="pointer-events-none absolute top-1.5 left-1.5 rounded-mark bg-field px-2 text-sm font-semibold text-on-field">
          Cover
        </span>
      )}
      {upload?.refusal !== undefined && (
        <span className="pointer-events-none absolute top-1.5 right-1.5 rounded-full bg-danger p-1 text-on-danger">
          <CircleAlert aria-hidden="true" className="size-4" />
          <span className="sr-only">Not sent</span>
        </span>
      )}
      {isWaiting && part !== undefined && (
        <progress
          aria-label={`Sending photograph ${place}`}
          max={100}
          value={Math.round(part * 100)}
          className="photo-progress"
        />
      )}
      <button
        {...attributes}
        ref={setActivatorNodeRef}
        type="button"
        aria-label={`Move photograph ${place}`}
        className="photo-handle"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}
