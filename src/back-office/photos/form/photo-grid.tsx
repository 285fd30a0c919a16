import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { type KeyboardEvent, useState } from 'react';
import type { PhotoRef } from '#back-office/photos/queue/album.ts';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { PhotoGridTile } from './photo-grid-tile.tsx';

interface PhotoGridProps {
  tiles: readonly PhotoTile[];
  sent: ReadonlyMap<string, number>;
  isLocked: boolean;
  onOpen: (id: PhotoRef) => void;
  /** To the place of `before`; to the end without one. */
  onMove: (id: PhotoRef, before: PhotoRef | undefined) => void;
}

const INSTRUCTIONS = {
  draggable:
    'Press the space bar to pick the photograph up, the arrow keys to move it, the space bar again to put it down, Escape to leave it where it was.',
};

/** The photos in their order, moved by touch (held for a moment), mouse or keyboard. */
export function PhotoGrid({ tiles, sent, isLocked, onOpen, onMove }: PhotoGridProps) {
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 10 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = tiles.map(({ id }) => id);
  const place = (id: PhotoRef) => ids.indexOf(id) + 1;

  function end({ active, over }: DragEndEvent) {
    setIsMoving(false);
    if (over === null || over.id === active.id) return;
    const isForward = place(over.id) > place(active.id);
    // `place` counts from one, so this is the one after `over`.
    onMove(active.id, isForward ? ids[place(over.id)] : over.id);
  }

  const pickedUp = (id: PhotoRef) =>
    `Photograph ${place(id)} of ${ids.length} is picked up, in its own place.`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => pickedUp(active.id),
    onDragOver({ active, over }) {
      if (over === null) return undefined;
      // Also told right after the start, over itself.
      if (over.id === active.id) return pickedUp(active.id);
      return `It is now at place ${place(over.id)} of ${ids.length}.`;
    },
    onDragEnd: ({ over }) =>
      over === null ? undefined : `Put down at place ${place(over.id)} of ${ids.length}.`,
    onDragCancel: ({ active }) => `Left at place ${place(active.id)} of ${ids.length}.`,
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
        <SortableContext items={ids} strategy={rectSortingStrategy} disabled={isLocked}>
          <ol
            aria-label="Photographs in their order"
            className="grid grid-cols-3 gap-2 sm:grid-cols-4"
          >
            {tiles.map((tile, index) => (
              <PhotoGridTile
                key={tile.id}
                tile={tile}
                place={index + 1}
                part={sent.get(String(tile.id))}
                onOpen={() => onOpen(tile.id)}
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
