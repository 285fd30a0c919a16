import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { CaptionedPhoto } from '#features/listings/photo-source.ts';
import { fill } from '#platform/language/fill.ts';
import { variantUrl, variantWidths } from '#platform/media/photo-variants.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { useNavigation } from '#web/navigation/navigation.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { coverSizes, furtherSizes } from './gallery-sizes.ts';
import { type PlacedPhoto, photoAlt } from './photo-alt.ts';
import { jumpToItem, useCurrentItem } from './use-current-item.ts';
import type { PhotoViewerProps } from './viewer/photo-viewer.tsx';

interface PhotoGalleryProps {
  /** Of the listing. */
  title: string;
  photos: readonly CaptionedPhoto[];
  /** Stands first, over the cover. It takes the place of no photo: the cover follows again. */
  video: ReactNode;
}

/** Swiped on phones, a mosaic on wide screens; without scripts a row that scrolls. */
export function PhotoGallery({ title, photos, video }: PhotoGalleryProps) {
  const messages = usePageMessages('listing');
  const { photoCount } = useSharedMessages();
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
    viewer.open(index);
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
      aria-label={messages.photos}
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
          {fill(messages.allPhotos, { count })}
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

interface PhotoLinkProps {
  photo: CaptionedPhoto;
  placed: PlacedPhoto;
  sizes: string;
  first: boolean;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

/** Opens the viewer; without scripts, or in a new tab, the large photo. It fills its box. */
function PhotoLink({ photo, placed, sizes, first, onOpen }: PhotoLinkProps) {
  const language = useLanguage();
  const messages = usePageMessages('listing');
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
        alt={photoAlt(caption, placed, messages.photo)}
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

function largeUrl({ url, width }: CaptionedPhoto): string {
  return variantUrl(url, variantWidths(width).at(-1) ?? width, 'webp');
}

/** Loads the viewer when somebody is about to need it; rejects where it cannot be loaded. */
function useLateViewer() {
  const [Viewer, setViewer] = useState<ComponentType<PhotoViewerProps>>();
  const loading = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    loading.current ??= importViewer().then((viewer) => setViewer(() => viewer));
    return loading.current;
  }, []);
  return { Viewer, load };
}

// Awaited in full, since the bundler's wait for the stylesheet is around it.
async function importViewer() {
  const { PhotoViewer } = await import('./viewer/photo-viewer.tsx');
  return PhotoViewer;
}

/**
 * The index of the photo that the viewer opens with. It has an entry of its own in the history, so
 * that Back closes the viewer.
 */
function useShownPhoto() {
  const { addEntry } = useNavigation();
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return {
    shown: isHydrated ? indexIn(state) : undefined,
    open: (index: number) => addEntry({ photo: index }),
    close: () => history.back(),
  };
}

function indexIn(state: unknown): number | undefined {
  const isPhoto = typeof state === 'object' && state !== null && 'photo' in state;
  return isPhoto && typeof state.photo === 'number' ? state.photo : undefined;
}
