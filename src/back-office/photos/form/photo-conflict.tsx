import { useEffect, useRef } from 'react';
import type { AlbumConflict, CaptionedPhoto, PhotoRef } from '#back-office/photos/queue/album.ts';
import { buttonClass } from '#ui/button.ts';

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
