import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { CaptionedPhoto } from '#features/listings/photo-source.ts';
import { fill } from '#language/fill.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePageWords, useSharedWords } from '#web/words/use-words.ts';
import { coverSizes, furtherSizes } from './gallery-sizes.ts';
import { largeUrl, PhotoLink } from './photo-link.tsx';
import { jumpToItem, useCurrentItem } from './use-current-item.ts';
import { useLateViewer } from './use-late-viewer.ts';
import { useShownPhoto } from './use-shown-photo.ts';

interface PhotoGalleryProps {
  /** Of the listing. */
  title: string;
  photos: readonly CaptionedPhoto[];
  /** Stands first, over the cover. It takes the place of no photo: the cover follows again. */
  video: ReactNode;
}

/** Swiped on phones, a mosaic on wide screens; without scripts a row that scrolls. */
export function PhotoGallery({ title, photos, video }: PhotoGalleryProps) {
  const words = usePageWords('listing');
  const { photoCount } = useSharedWords();
  const hasVideo = Boolean(video);
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentItem(list);
  const viewer = useShownPhoto();
  const { Viewer, load } = useLateViewer();
  const opener = useRef<HTMLElement>(null);

  const count = photos.length;
  const items = count + (hasVideo ? 1 : 0);
  const number = current + (hasVideo ? 0 : 1);
  const all = fill(photoCount, { count });
  const open = (index: number, { currentTarget }: MouseEvent<HTMLElement>) => {
    opener.current = currentTarget;
    void viewer.open(index);
  };
  const seen = useRef<number>(undefined);
  const follow = useCallback((index: number) => {
    seen.current = index;
  }, []);
  const shown = viewer.shown === undefined ? undefined : photos[viewer.shown];
  useEffect(() => {
    if (shown !== undefined) {
      load().catch(() => location.replace(largeUrl(shown)));
      return;
    }
    if (list.current !== null && seen.current !== undefined)
      jumpToItem(list.current, seen.current + (hasVideo ? 1 : 0));
    opener.current?.focus({ preventScroll: true });
  }, [shown, load, hasVideo]);

  const link = (photo: CaptionedPhoto, index: number, first: boolean) => (
    <PhotoLink
      photo={photo}
      placed={{ number: index + 1, count, title }}
      sizes={first ? coverSizes(items === 1) : furtherSizes(items)}
      first={first}
      onOpen={(event) => open(index, event)}
    />
  );
  const [cover] = photos;
  return (
    <section
      aria-label={words.photos}
      className="relative -mx-4 sm:mx-0"
      onPointerDown={() => void load().catch(() => {})}
    >
      <ul ref={list} className="photo-gallery">
        {hasVideo && cover !== undefined && (
          <li className="video-item">
            {link(cover, 0, true)}
            {video}
          </li>
        )}
        {photos.map((photo, index) => (
          <li key={photo.id}>{link(photo, index, index === 0 && !hasVideo)}</li>
        ))}
      </ul>
      {items > 1 && (
        <p className="pointer-events-none absolute right-2 bottom-2 rounded-full bg-paper/85 px-3 py-1 text-sm text-ink unscripted:top-2 unscripted:bottom-auto md:hidden md:unscripted:block print:hidden">
          <span className="unscripted:hidden">{number === 0 ? all : `${number} / ${count}`}</span>
          <span className="hidden unscripted:inline">{all}</span>
        </p>
      )}
      {count > 1 && (
        <button
          type="button"
          className="absolute right-3 bottom-3 hidden min-h-11 items-center gap-2 rounded-card border border-line bg-surface px-4 text-sm font-semibold text-ink transition-colors hover:border-field hover:text-field md:flex unscripted:hidden! print:hidden"
          onClick={(event) => open(0, event)}
        >
          <Icon name="photos" className="size-4" />
          {fill(words.allPhotos, { count })}
        </button>
      )}
      {viewer.shown !== undefined &&
        (Viewer === undefined ? (
          <div className="fixed inset-0 z-50 bg-night" />
        ) : (
          <Viewer
            title={title}
            photos={photos}
            start={viewer.shown}
            onShow={follow}
            onClose={viewer.close}
          />
        ))}
    </section>
  );
}
