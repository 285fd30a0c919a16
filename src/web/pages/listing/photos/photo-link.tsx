import type { MouseEvent } from 'react';
import type { CaptionedPhoto } from '#features/listings/photo-source.ts';
import { variantUrl, variantWidths } from '#media/photo-variants.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { Photo } from '#web/ui/photo.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { usePageWords } from '#web/words/use-words.ts';
import { type PlacedPhoto, photoAlt } from './photo-alt.ts';

interface PhotoLinkProps {
  photo: CaptionedPhoto;
  placed: PlacedPhoto;
  sizes: string;
  first: boolean;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

/** Opens the viewer; without scripts, or in a new tab, the large photo. It fills its box. */
export function PhotoLink({ photo, placed, sizes, first, onOpen }: PhotoLinkProps) {
  const language = useLanguage();
  const words = usePageWords('listing');
  const { caption, width, height } = photo;
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(event);
  };
  return (
    <a
      href={largeUrl(photo)}
      data-later=""
      className="absolute inset-0 -outline-offset-4"
      onClick={open}
    >
      <Photo
        photo={photo}
        alt={photoAlt(caption, placed, words.photo)}
        lang={textLanguage(caption || placed.title, language).lang}
        sizes={sizes}
        first={first}
        className={`size-full ${height > width ? 'upright' : ''}`}
      />
      {caption !== '' && (
        <span
          aria-hidden="true"
          className="photo-caption absolute inset-x-0 bottom-0 bg-paper/85 py-2 pr-20 pl-4 text-sm text-ink"
          {...textLanguage(caption, language)}
        >
          <span className="line-clamp-2">{caption}</span>
        </span>
      )}
    </a>
  );
}

export function largeUrl({ url, width }: CaptionedPhoto): string {
  return variantUrl(url, variantWidths(width).at(-1) ?? width, 'jpeg');
}
