import type { CaptionedPhoto } from '#features/listings/photo-source.ts';
import { variantWidths } from '#media/photo-variants.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { type PlacedPhoto, photoAlt } from '#web/pages/listing/photos/photo-alt.ts';
import { Photo } from '#web/ui/photo.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { usePageWords } from '#web/words/use-words.ts';

interface PhotoSlideProps {
  photo: CaptionedPhoto;
  placed: PlacedPhoto;
  /** From the photo that is shown, in photos. Only neighbours are fetched ahead. */
  distance: number;
  zoomed: boolean;
}

export function PhotoSlide({ photo, placed, distance, zoomed }: PhotoSlideProps) {
  const words = usePageWords('listing');
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
            alt={photoAlt(photo.caption, placed, words.photo)}
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
