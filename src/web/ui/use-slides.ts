import { type RefObject, useEffect, useState } from 'react';

/** Where a scrolled row of equal slides stands. `pages` holds the first slide of each page. */
interface SlidesPosition {
  readonly pages: readonly number[];
  readonly page: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

const UNKNOWN: SlidesPosition = { pages: [], page: 0, atStart: true, atEnd: false };

/** Half a pixel here and there comes from rounding and from zoom. */
const TOLERANCE = 2;

/** Follows a row of slides that the browser scrolls and snaps, and moves it a page at a time. */
export function useSlides(row: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState(UNKNOWN);

  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const update = () => setPosition((before) => settle(before, measure(element)));
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [row]);

  /** How it moves (smoothly, or at once where motion is unwelcome) is the style sheet's. */
  const showPage = (page: number) => {
    const element = row.current;
    const first = position.pages[page];
    if (element !== null && first !== undefined)
      element.scrollTo({ left: first * slideStep(element) });
  };

  return { ...position, showPage };
}

function measure(element: HTMLElement): SlidesPosition {
  const count = element.children.length;
  const step = slideStep(element);
  const perView = Math.max(1, Math.round((2 * element.clientWidth) / step) / 2);
  const pages = Array.from({ length: Math.ceil(count / perView) }, (_, page) =>
    Math.ceil(page * perView),
  );
  const atStart = element.scrollLeft <= TOLERANCE;
  const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - TOLERANCE;
  const slide = Math.round(element.scrollLeft / step);
  const page = atEnd ? pages.length - 1 : pages.findLastIndex((first) => first <= slide);
  return { pages, page: Math.max(0, page), atStart, atEnd };
}

function slideStep(element: HTMLElement): number {
  const [first, second] = element.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement))
    return element.clientWidth;
  return second.offsetLeft - first.offsetLeft;
}

/** The same position stays the same object: a scroll of some pixels draws nothing anew. */
function settle(before: SlidesPosition, after: SlidesPosition): SlidesPosition {
  const same =
    before.page === after.page &&
    before.atStart === after.atStart &&
    before.atEnd === after.atEnd &&
    before.pages.length === after.pages.length;
  return same ? before : after;
}
