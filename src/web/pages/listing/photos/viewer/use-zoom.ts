import { type RefObject, useEffect, useRef, useState } from 'react';
import { followGestures, type Gestures } from './follow-gestures.ts';

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
