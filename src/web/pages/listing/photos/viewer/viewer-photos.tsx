import { useEffect, useRef } from 'react';
import type { CaptionedPhoto } from '#features/listings/photo-source.ts';
import { fill } from '#platform/language/fill.ts';
import { NARROWEST_WIDTH, variantWidths } from '#platform/media/photo-variants.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { type PlacedPhoto, photoAlt } from '#web/pages/listing/photos/photo-alt.ts';
import { Photo } from '#web/ui/photo.tsx';
import { textLanguage } from '#web/ui/text-language.ts';

interface PhotoSlideProps {
  photo: CaptionedPhoto;
  placed: PlacedPhoto;
  /** From the photo that is shown, in photos. Only neighbours are fetched ahead. */
  distance: number;
  zoomed: boolean;
}

export function PhotoSlide({ photo, placed, distance, zoomed }: PhotoSlideProps) {
  const messages = usePageMessages('listing');
  const lang = textLanguage(photo.caption || placed.title, useLanguage()).lang;
  const isShown = distance === 0;
  const heightPercent = Math.ceil((photo.width / photo.height) * 100);
  const largest = variantWidths(photo.width).at(-1) ?? photo.width;
  return (
    <li className="viewer-slide" aria-hidden={!isShown}>
      {distance <= 1 && (
        <div className="viewer-photo">
          <Photo
            photo={photo}
            alt={photoAlt(photo.caption, placed, messages.photo)}
            lang={lang}
            sizes={`min(100vw, ${heightPercent}vh)`}
            first={isShown}
            ahead={!isShown}
          />
          {isShown && zoomed && photo.width > largest && (
            <img src={photo.url} alt="" className="viewer-original" />
          )}
        </div>
      )}
    </li>
  );
}

/** One stop for Tab; the arrow keys of the viewer move it. */
export function Thumbnails({
  photos,
  index,
  onChoose,
}: {
  photos: readonly CaptionedPhoto[];
  index: number;
  onChoose: (index: number) => void;
}) {
  const messages = usePageMessages('listing');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumbnail = row.current?.children[index];
    thumbnail?.scrollIntoView({ inline: 'center', block: 'nearest' });
    if (!row.current?.contains(document.activeElement)) return;
    thumbnail?.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);
  return (
    <ul ref={row} className="viewer-thumbnails" aria-label={messages.photos}>
      {photos.map((photo, position) => (
        <li key={photo.id}>
          <button
            type="button"
            className="viewer-thumbnail"
            aria-label={fill(messages.showPhoto, { number: position + 1 })}
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
