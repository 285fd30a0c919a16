import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { CircleAlert, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { PhotoRef } from '#back-office/photos/queue/album.ts';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { DrawnMouseSensor, DrawnTouchSensor } from './drag-sensors.ts';
import { PhotoPicture } from './photo-picture.tsx';

const INSTRUCTIONS = {
  draggable:
    'Press the space bar to pick the photograph up, the arrow keys to move it, the space bar again to put it down, Escape to leave it where it was.',
};

interface PhotoGridProps {
  tiles: readonly PhotoTile[];
  sent: ReadonlyMap<string, number>;
  isLocked: boolean;
  /** Called with its tile's key. */
  onOpen: (key: PhotoRef) => void;
  /** Moves it to the place of `before`, and to the end without one. */
  onMove: (id: PhotoRef, before: PhotoRef | undefined) => void;
}

/** The photos in their order, moved by touch (held for a moment), mouse or keyboard. */
export function PhotoGrid({ tiles, sent, isLocked, onOpen, onMove }: PhotoGridProps) {
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const sensors = useSensors(
    useSensor(DrawnMouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(DrawnTouchSensor, { activationConstraint: { delay: 220, tolerance: 10 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = tiles.map(({ key }) => key);
  const place = (key: PhotoRef) => keys.indexOf(key) + 1;

  function end({ active, collisions }: DragEndEvent) {
    setIsMoving(false);
    const moved = tiles[keys.indexOf(active.id)];
    // The nearest photo now; dnd-kit's `over` lags behind it by a render.
    const nearest = collisions?.[0];
    if (moved === undefined || nearest === undefined || nearest.id === active.id) return;
    const to = place(nearest.id);
    // Places count from one, so this is the photo after the one that stands there.
    const before = to > place(active.id) ? tiles[to] : tiles[to - 1];
    onMove(moved.id, before?.id);
  }

  const pickedUp = (key: PhotoRef) =>
    `Photograph ${place(key)} of ${keys.length} is picked up, in its own place.`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => pickedUp(active.id),
    onDragOver({ active, over }) {
      if (over === null) return undefined;
      // dnd-kit calls this right after the start, too, while the photo lies over itself.
      if (over.id === active.id) return pickedUp(active.id);
      return `It is now at place ${place(over.id)} of ${keys.length}.`;
    },
    onDragEnd: ({ over }) =>
      over === null ? undefined : `Put down at place ${place(over.id)} of ${keys.length}.`,
    onDragCancel: ({ active }) => `Left at place ${place(active.id)} of ${keys.length}.`,
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps a key from the dialog around it
    <div onKeyDown={isMoving ? keepEscape : undefined}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements,
          screenReaderInstructions: INSTRUCTIONS,
          // Outside the open dialog nothing is read out.
          ...(announcer !== null && { container: announcer }),
        }}
        onDragStart={() => setIsMoving(true)}
        onDragEnd={end}
        onDragCancel={() => setIsMoving(false)}
      >
        <SortableContext items={keys} strategy={rectSortingStrategy} disabled={isLocked}>
          <ol
            aria-label="Photographs in their order"
            className="grid grid-cols-3 gap-2 sm:grid-cols-4"
          >
            {tiles.map((tile, index) => (
              <PhotoGridTile
                key={tile.key}
                tile={tile}
                place={index + 1}
                part={sent.get(String(tile.id))}
                onOpen={() => onOpen(tile.key)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div ref={setAnnouncer} />
    </div>
  );
}

/** Escape ends the move and not the dialog, which would hear it before the library does. */
function keepEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  document.dispatchEvent(new globalThis.KeyboardEvent('keydown', { code: event.code }));
}

interface PhotoGridTileProps {
  tile: PhotoTile;
  place: number;
  /** The part that was sent, from 0 to 1; undefined while nothing is. */
  part: number | undefined;
  onOpen: () => void;
}

function PhotoGridTile({ tile, place, part, onOpen }: PhotoGridTileProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...move } = useSortable({
    id: tile.key,
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
