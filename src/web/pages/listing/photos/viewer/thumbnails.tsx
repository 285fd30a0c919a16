import { useEffect, useRef } from 'react';
import type { CaptionedPhoto } from '#features/listings/photo-source.ts';
import { fill } from '#language/fill.ts';
import { NARROWEST_WIDTH } from '#media/photo-variants.ts';
import { Photo } from '#web/ui/photo.tsx';
import { usePageWords } from '#web/words/use-words.ts';

interface ThumbnailsProps {
  photos: readonly CaptionedPhoto[];
  index: number;
  onChoose: (index: number) => void;
}

/** One stop for Tab; the arrow keys of the viewer move it. */
export function Thumbnails({ photos, index, onChoose }: ThumbnailsProps) {
  const words = usePageWords('listing');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumbnail = row.current?.children[index];
    thumbnail?.scrollIntoView({ inline: 'center', block: 'nearest' });
    if (!row.current?.contains(document.activeElement)) return;
    thumbnail?.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);
  return (
    <ul ref={row} className="viewer-thumbnails" aria-label={words.photos}>
      {photos.map((photo, position) => (
        <li key={photo.id}>
          <button
            type="button"
            className="viewer-thumbnail"
            aria-label={fill(words.showPhoto, { number: position + 1 })}
            aria-current={position === index}
            tabIndex={position === index ? 0 : -1}
            onClick={() => onChoose(position)}
          >
            <Photo photo={photo} alt="" sizes="72px" maxWidth={NARROWEST_WIDTH} />
          </button>
        </li>
      ))}
    </ul>
  );
}
