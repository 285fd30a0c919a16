import './photo-viewer.css';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CaptionedPhoto } from '#features/listings/photo-source.ts';
import { fill } from '#platform/language/fill.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageMessages, useSharedMessages } from '#web/messages/use-messages.ts';
import { jumpToItem, useCurrentItem } from '#web/pages/listing/photos/use-current-item.ts';
import { Icon } from '#web/ui/icon.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { followGestures, type Gestures } from './follow-gestures.ts';
import { PhotoSlide, Thumbnails } from './viewer-photos.tsx';

export interface PhotoViewerProps {
  /** Of the listing. */
  title: string;
  photos: readonly CaptionedPhoto[];
  /** The index of the photo to begin with. */
  start: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** All photos of a listing, one at a time on the whole screen. */
export function PhotoViewer({ title, photos, start, onShow, onClose }: PhotoViewerProps) {
  const messages = usePageMessages('listing');
  const { close } = useSharedMessages();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const slides = useRef<HTMLUListElement>(null);
  const index = useCurrentItem(slides, start);
  const { zoomed, toggle, reset } = useZoom(slides, index);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    closeButton.current?.focus();
    if (slides.current !== null) jumpToItem(slides.current, start);
    // Closing gives the focus back.
    return () => element?.close();
  }, [start]);
  useEffect(() => onShow(index), [index, onShow]);

  const count = photos.length;
  const caption = photos[index]?.caption ?? '';
  const { go, step } = useSteps(slides, index, count, reset);
  const press: ComponentProps<'dialog'>['onKeyDown'] = (event) => {
    switch (event.key) {
      case 'ArrowLeft':
        step(-1);
        break;
      case 'ArrowRight':
        step(1);
        break;
      case 'Home':
        go(0);
        break;
      case 'End':
        go(count - 1);
        break;
      default:
        keepFocusInside(event);
        return;
    }
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      // biome-ignore lint/a11y/noRedundantRoles: our other dialogs have the attribute, too
      role="dialog"
      className="photo-viewer"
      aria-label={fill(messages.photosOf, { title })}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div className="viewer-bar">
        {count > 1 && (
          <p className="viewer-count">
            {index + 1} / {count}
          </p>
        )}
        <button
          type="button"
          className="viewer-button"
          aria-label={zoomed ? messages.zoomOut : messages.zoomIn}
          onClick={toggle}
        >
          {zoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
        </button>
        <button
          type="button"
          className="viewer-button"
          aria-label={close}
          ref={closeButton}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="viewer-stage">
        <ul
          ref={slides}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          tabIndex={0}
          className="viewer-slides"
          data-zoomed={zoomed || undefined}
        >
          {photos.map((photo, position) => (
            <PhotoSlide
              key={photo.id}
              photo={photo}
              placed={{ number: position + 1, count, title }}
              distance={Math.abs(position - index)}
              zoomed={zoomed}
            />
          ))}
        </ul>
        {count > 1 && (
          <>
            <Step label={messages.previousPhoto} disabled={index === 0} onStep={() => step(-1)}>
              <ChevronLeft aria-hidden="true" />
            </Step>
            <Step label={messages.nextPhoto} disabled={index === count - 1} onStep={() => step(1)}>
              <ChevronRight aria-hidden="true" />
            </Step>
          </>
        )}
      </div>
      <p className="viewer-caption" aria-hidden="true" {...textLanguage(caption, language)}>
        {caption}
      </p>
      <p className="sr-only" aria-live="polite">
        {fill(messages.photo, { number: index + 1, count, title: caption || title })}
      </p>
      {count > 1 && <Thumbnails photos={photos} index={index} onChoose={go} />}
    </dialog>
  );
}

interface StepProps {
  label: string;
  disabled: boolean;
  onStep: () => void;
  children: ComponentProps<'button'>['children'];
}

function Step({ label, disabled, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      className="viewer-button viewer-step"
      aria-label={label}
      aria-disabled={disabled}
      onClick={onStep}
    >
      {children}
    </button>
  );
}

/** As long as the row may need to arrive where a step leads. */
const ARRIVAL_MS = 400;

/** Leads to other slides. Steps count on from the slide that was last asked for. */
export function useSteps(
  slides: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  beforeStep: () => void,
) {
  const wanted = useRef(index);
  const arrival = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    arrival.current = setTimeout(() => {
      wanted.current = index;
    }, ARRIVAL_MS);
    return () => clearTimeout(arrival.current);
  }, [index]);

  const go = (to: number) => {
    const row = slides.current;
    const target = Math.min(Math.max(to, 0), count - 1);
    if (row === null || target === wanted.current) return;
    clearTimeout(arrival.current);
    wanted.current = target;
    beforeStep();
    if (Math.abs(target - index) === 1) row.scrollTo({ left: target * row.clientWidth });
    else jumpToItem(row, target);
  };
  return { go, step: (by: number) => go(wanted.current + by) };
}

/** Zooms the slide at `index`; the others are whole again. */
export function useZoom(slides: RefObject<HTMLElement | null>, index: number) {
  const [zoomed, setZoomed] = useState(false);
  const gestures = useRef<Gestures>(undefined);
  useEffect(() => {
    const slide = slides.current?.children[index];
    if (!(slide instanceof HTMLElement)) return;
    const followed = followGestures(slide, setZoomed);
    gestures.current = followed;
    return () => followed.stop();
  }, [slides, index]);
  return {
    zoomed,
    toggle: () => gestures.current?.toggle(),
    reset: () => gestures.current?.reset(),
  };
}

/** A modal dialog lets Tab out to the browser's own buttons; here it goes round. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, ul')].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  const last = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== last) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
